// One provider as a model. It has one deadline for everything, rests for as long as Retry-After asks, has its answer
// checked, and gets one chance to repair it.

import { HOUR_MS } from "~/lib/durations";
import type {
  AnswerCheck,
  CheckFailure,
  CheckResult,
  Model,
  ModelAttempt,
  ModelPrompt,
  ModelReply,
  ModelResult,
  Provider,
} from "./model-port";

/** The time that one provider may take for one article, its answer's body and the repair try included. */
export const MODEL_DEADLINE_MS = 30_000;

/** A Retry-After beyond this is not believed. */
const LONGEST_PAUSE_MS = HOUR_MS;

/** With less time left than this a second try could not finish. */
const SHORTEST_TRY_MS = 2_000;

const REPAIRABLE: ReadonlySet<CheckFailure> = new Set(["invalid", "wrong-language"]);

export interface ModelCircumstances {
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Until when each provider asked not to be called, by name and in milliseconds. All calls of a run share it. */
  readonly pauses: Map<string, number>;
  /** How long each provider may take in all, in milliseconds. */
  readonly deadlineMs: number;
}

/** A model that asks one provider, accepts only what passes the check, and asks once more when that may help. */
export function checkedModel<T>(
  provider: Provider,
  check: AnswerCheck<T>,
  { now, pauses, deadlineMs }: ModelCircumstances,
): Model<T> {
  return async (prompt) => {
    const attempts: ModelAttempt[] = [];
    const record = (outcome: ModelAttempt["outcome"], reason: string | null, since: number) =>
      attempts.push({ model: provider.name, outcome, reason, durationMs: now() - since });
    const answered = (value: T, isWhole: boolean): ModelResult<T> => {
      return { ok: true, value, model: provider.name, isWhole, attempts };
    };
    const failed = (): ModelResult<T> => ({
      ok: false,
      attempts,
      retryAt: pausedUntil(provider, pauses, now()),
    });

    const startedAt = now();
    const until = pausedUntil(provider, pauses, startedAt);
    if (until !== null) {
      record("paused", `asked to wait until ${new Date(until).toISOString()}`, startedAt);
      return failed();
    }
    const deadlineAt = startedAt + deadlineMs;
    let usable: T | null = null;
    let asked = prompt;
    for (const isRepair of [false, true]) {
      const since = now();
      const reply = await provider.ask(asked, deadlineAt);
      if (!reply.ok) {
        record(reply.reason, reply.detail, since);
        pause(provider, reply, pauses, now());
        break;
      }
      const result = check(reply.text);
      if (result.ok) {
        record("answered", null, since);
        return answered(result.value, true);
      }
      record(result.reason, result.detail, since);
      usable = result.partial ?? usable;
      if (isRepair || !REPAIRABLE.has(result.reason) || deadlineAt - now() < SHORTEST_TRY_MS) break;
      asked = toRepairPrompt(prompt, result);
    }
    if (usable === null) return failed();
    record("partial", "published in the language that passed", now());
    return answered(usable, false);
  };
}

function toRepairPrompt<T>(
  prompt: ModelPrompt,
  failure: CheckResult<T> & { readonly ok: false },
): ModelPrompt {
  const correction = `Your previous answer could not be used (${failure.reason}: ${failure.detail}). Answer again with the JSON object only.`;
  return { ...prompt, user: `${prompt.user}\n\n${correction}` };
}

function pause(
  provider: Provider,
  reply: ModelReply & { readonly ok: false },
  pauses: Map<string, number>,
  now: number,
): void {
  if (reply.retryAfterSeconds === null || !(reply.retryAfterSeconds > 0)) return;
  pauses.set(provider.name, now + Math.min(reply.retryAfterSeconds * 1000, LONGEST_PAUSE_MS));
}

function pausedUntil(provider: Provider, pauses: ReadonlyMap<string, number>, now: number): number | null {
  const until = pauses.get(provider.name);
  return until === undefined || until <= now ? null : until;
}
