// Circuit breaker: a provider that refuses or does not answer is left alone for a while, so that neither time nor
// messages are spent on it. The records outlive the call and the isolate: the caller stores them.
import { HOUR_MS, MINUTE_MS } from "~/lib/durations";
import type { CallFailure, ModelReply } from "./model-port";

/** The longest time that the circuit stays open, however long a Retry-After is. */
const LONGEST_REST_MS = HOUR_MS;

/** Calls without an answer that open the circuit: the first may be a hiccup of the network. */
const FAILURES_BEFORE_REST = 2;

/** State of a provider's circuit breaker; there is none of a provider that answered its last call. */
export interface CircuitBreaker {
  /** Calls without an answer, in a row. */
  readonly failures: number;
  /** Until when it is left alone, in milliseconds. */
  readonly until: number;
  readonly because: CallFailure;
}

export type CircuitBreakers = ReadonlyMap<string, CircuitBreaker>;

/** State of the circuit breaker after one more call without an answer. */
export function breakAfter(
  known: CircuitBreaker | undefined,
  { reason, retryAfterSeconds }: Pick<ModelReply & { readonly ok: false }, "reason" | "retryAfterSeconds">,
  now: number,
): CircuitBreaker {
  const failures = (known?.failures ?? 0) + 1;
  return { failures, because: reason, until: now + restMs(reason, failures, retryAfterSeconds) };
}

/** A wrong key, model name or request stays wrong; silence may pass, and a server that names a time is believed. */
function restMs(reason: CallFailure, failures: number, retryAfterSeconds: number | null): number {
  if (reason === "rejected") return LONGEST_REST_MS;
  if (retryAfterSeconds !== null && retryAfterSeconds > 0) {
    return Math.min(retryAfterSeconds * 1000, LONGEST_REST_MS);
  }
  return failures < FAILURES_BEFORE_REST ? 0 : LONGEST_REST_MS;
}

/** The moment before which the provider is not called, in milliseconds; null when it may be. */
export function restsUntil(rest: CircuitBreaker | undefined, now: number): number | null {
  if (rest === undefined || rest.until <= now) return null;
  // One that ends later than the longest rest was written by a machine with a wrong clock.
  return rest.until > now + LONGEST_REST_MS + MINUTE_MS ? null : rest.until;
}

function hasRested({ failures, because }: CircuitBreaker): boolean {
  return because === "rejected" || failures >= FAILURES_BEFORE_REST;
}

export type ModelsState = "ready" | "unsure" | "resting";

/**
 * "ready" when one of the models answered its last call, "resting" when all are left alone. "unsure" when the rest of
 * one is over: whether it answers again shows with one call.
 */
export function listModelStates(names: readonly string[], rests: CircuitBreakers, now: number): ModelsState {
  const known = names.map((name) => rests.get(name));
  const available = known.filter((rest) => restsUntil(rest, now) === null);
  if (available.length === 0) return "resting";
  return available.some((rest) => rest === undefined || !hasRested(rest)) ? "ready" : "unsure";
}
