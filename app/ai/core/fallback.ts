// A list of models, composed into one of the same type; the next is asked when one fails.
import type { Model, ModelAttempt } from "./model-port";

/** A model that asks each of the models in order until one answers. An empty list never answers (contract N17). */
export function fallback<T>(models: readonly Model<T>[]): Model<T> {
  return async (prompt) => {
    const attempts: ModelAttempt[] = [];
    let retryAt: number | null = null;
    for (const model of models) {
      const result = await model(prompt);
      attempts.push(...result.attempts);
      if (result.ok) return { ...result, attempts };
      if (result.retryAt !== null) retryAt = Math.min(retryAt ?? result.retryAt, result.retryAt);
      if (result.attempts.some(({ outcome }) => outcome === "budget")) break;
    }
    return { ok: false, attempts, retryAt };
  };
}
