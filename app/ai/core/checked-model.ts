// One provider as a model, with one deadline for everything, a circuit breaker, a check of its answer and one chance to
// repair it.

import { breakAfter, type CircuitBreaker, restsUntil } from "./circuit-breaker";
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

/** With less time left than this a second try could not finish. */
const SHORTEST_TRY_MS = 2_000;

const REPAIRABLE: ReadonlySet<CheckFailure> = new Set(["invalid", "wrong-language", "changed"]);

export interface ModelCircumstances {
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** State of the circuit breakers, by name of the provider. The outcome of each call is written here. */
  readonly rests: Map<string, CircuitBreaker>;
  /** How long each provider may take in all, in milliseconds. */
  readonly deadlineMs: number;
}

/** A model that asks one provider, accepts only what passes the check, and asks once more when that may help. */
export function checkedModel<T>(
  provider: Provider,
  check: AnswerCheck<T>,
  { now, rests, deadlineMs }: ModelCircumstances,
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
      retryAt: restsUntil(rests.get(provider.name), now()),
    });

    const noteFailure = (reply: ModelReply & { readonly ok: false }, since: number) => {
      record(reply.reason, reply.detail, since);
      // A spent budget says nothing of the provider, which was not called.
      if (reply.reason === "budget") return;
      rests.set(provider.name, breakAfter(rests.get(provider.name), reply, now()));
    };

    const startedAt = now();
    const until = restsUntil(rests.get(provider.name), startedAt);
    if (until !== null) {
      record("paused", `left alone until ${new Date(until).toISOString()}`, startedAt);
      return failed();
    }
    const deadlineAt = startedAt + deadlineMs;
    let usable: T | null = null;
    let asked = prompt;
    for (const isRepair of [false, true]) {
      const since = now();
      const reply = await provider.ask(asked, deadlineAt);
      if (!reply.ok) {
        noteFailure(reply, since);
        break;
      }
      rests.delete(provider.name);
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
    record("partial", "published as far as it passed", now());
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
