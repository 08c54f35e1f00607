// A list of models, composed into one of the same type; the next is asked when one fails.
import type { Model, ModelAttempt, ModelResult } from "./model-port";

/** Puts what the next model gave to what is there already. */
export type Complete<T> = (kept: T, next: T) => { readonly value: T; readonly isWhole: boolean };

/**
 * A model that asks each of the models in order until one answers. After a part of an answer the next is
 * asked for the rest; when none has it, the part stands. An empty list never answers.
 */
export function fallback<T>(models: readonly Model<T>[], complete: Complete<T>): Model<T> {
  return async (prompt) => {
    const attempts: ModelAttempt[] = [];
    let retryAt: number | null = null;
    let kept: { readonly value: T; readonly isWhole: boolean; readonly model: string } | null = null;
    for (const model of models) {
      const result: ModelResult<T> = await model(prompt);
      attempts.push(...result.attempts);
      if (result.ok) {
        kept = kept === null ? result : { model: kept.model, ...complete(kept.value, result.value) };
        if (kept.isWhole) break;
      } else retryAt = findEarlier(retryAt, result.retryAt);
      if (result.attempts.some(({ outcome }) => outcome === "budget")) break;
    }
    if (kept === null) return { ok: false, attempts, retryAt };
    const { value, model, isWhole } = kept;
    return { ok: true, value, model, isWhole, attempts };
  };
}

function findEarlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

// How long an article waits when no model could summarise it. The waits grow, and chance spreads them.

const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/**
 * Seconds until the next try of an article: 1, 2, 4 minutes and so on up to 6 hours, spread over a fifth by
 * `chance` (0 to 1) so that tries do not come together, and never before `retryAt` (milliseconds).
 */
export function retryDelaySeconds(
  triesSoFar: number,
  chance: number,
  retryAt: number | null,
  now: number,
): number {
  const grown = FIRST_DELAY_SECONDS * 2 ** Math.min(Math.max(triesSoFar - 1, 0), 20);
  const spread = Math.min(grown, LONGEST_DELAY_SECONDS) * (0.9 + 0.2 * chance);
  const asked = retryAt === null ? 0 : (retryAt - now) / 1000;
  return Math.ceil(Math.max(spread, asked));
}
