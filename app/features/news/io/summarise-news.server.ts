// One article in one invocation. The chain of models is asked. When none of them answers, or none is configured, the
// built-in extract stands in, and the article stays pending as long as trying again may help.

import { checkedModel } from "~/ai/core/checked-model";
import { fallback } from "~/ai/core/fallback";
import type { ModelAttempt, Provider } from "~/ai/core/model-port";
import { retryDelaySeconds } from "~/ai/core/retry-delay";
import { extractSummary } from "~/features/news/core/rules/extract-summary";
import { completeSummary, createAnswerCheck } from "~/features/news/summary/check-answer";
import { articlePrompt } from "~/features/news/summary/prompt";
import type { ModelRestStore } from "./model-rest-store.server";
import type { ItemOutcome } from "./run-store.server";
import type { ClaimedArticle, SummaryRetry, SummaryStore } from "./summary-store.server";

/** Attempts while providers fail to answer: about a day with the growing delays between them. */
const MOST_OUTAGE_ATTEMPTS = 12;

/** Attempts while models answer and the answers are refused: each one costs money. */
const MOST_REFUSED_ATTEMPTS = 3;

const OUTAGES: ReadonlySet<ModelAttempt["outcome"]> = new Set([
  "timeout",
  "rate-limited",
  "server-error",
  "network",
  "rejected",
  "paused",
]);

/** No model was called: all rest, or the day's calls are spent. */
const WITHOUT_CALL: ReadonlySet<ModelAttempt["outcome"]> = new Set(["paused", "budget"]);

export interface SummariseServices {
  readonly store: SummaryStore;
  /** The models in the order they are asked; none on a machine without keys. */
  readonly providers: readonly Provider[];
  /** Which models are left alone, and until when. */
  readonly rests: ModelRestStore;
  /** How long each model may take, in milliseconds, because one may hang or answer without end. */
  readonly modelDeadlineMs: number;
  readonly clock: () => Date;
  /** 0 to 1, spreads repeated attempts. */
  readonly chance: () => number;
}

/** Summarises one article that waits for it: done, pending, or unchanged when there is nothing to do. */
export async function summariseNews(
  id: string,
  runId: string,
  services: SummariseServices,
): Promise<ItemOutcome> {
  const { store, providers, clock } = services;
  const startedAt = clock();
  const article = await store.claim(id, startedAt);
  if (article === null) return "unchanged";
  const prompt = articlePrompt(article);
  const known = await services.rests.read();
  const rests = new Map(known);
  const circumstances = { now: () => clock().getTime(), rests, deadlineMs: services.modelDeadlineMs };
  const ask = fallback(
    providers.map((provider) => {
      return checkedModel(provider, createAnswerCheck(article, prompt, provider.name), circumstances);
    }),
    completeSummary,
  );
  const result = await ask(prompt);
  const now = clock();
  await services.rests.saveChanges(known, rests);
  const retry = result.ok
    ? null
    : decideRetry(article, result.attempts, result.retryAt, now, services.chance());
  if (retry?.counts === false && article.summarisedBy !== null) {
    await store.postpone(article, retry.at);
    return "pending";
  }
  const summary = result.ok ? { ...result.value, summarisedBy: result.model } : extractSummary(article);
  await store.save({
    article,
    summary,
    retry,
    runId,
    detail: { summarisedBy: summary.summarisedBy, attempts: result.attempts },
    durationMs: now.getTime() - startedAt.getTime(),
    now,
  });
  return retry === null ? "done" : "pending";
}

/** When a model should be asked again; null when the extract is final. */
function decideRetry(
  article: ClaimedArticle,
  attempts: readonly ModelAttempt[],
  retryAt: number | null,
  now: Date,
  chance: number,
): SummaryRetry | null {
  if (attempts.length === 0) return null;
  if (attempts.every(({ outcome }) => WITHOUT_CALL.has(outcome))) {
    const isSpent = retryAt === null || attempts.some(({ outcome }) => outcome === "budget");
    return { at: isSpent ? startOfNextDay(now) : new Date(retryAt).toISOString(), counts: false };
  }
  const most = attempts.some(({ outcome }) => OUTAGES.has(outcome))
    ? MOST_OUTAGE_ATTEMPTS
    : MOST_REFUSED_ATTEMPTS;
  if (article.attempts >= most) return null;
  const seconds = retryDelaySeconds(article.attempts, chance, retryAt, now.getTime());
  return { at: new Date(now.getTime() + seconds * 1000).toISOString(), counts: true };
}

/** AI_DAILY_LIMIT counts UTC days. */
function startOfNextDay(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}
