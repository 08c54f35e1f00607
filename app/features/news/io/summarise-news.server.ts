// Faults rows 13-18: one article in one invocation.
import { extractSummary } from "~/features/news/core/extract-summary";
import type { ItemOutcome } from "./run-store.server";
import type { SummaryStore } from "./summary-store.server";

export interface SummariseServices {
  readonly store: SummaryStore;
  readonly clock: () => Date;
}

/** Summarises one article that waits for it. Throws only when the store does. */
export async function summariseNews(
  id: string,
  runId: string,
  { store, clock }: SummariseServices,
): Promise<ItemOutcome> {
  const now = clock();
  const article = await store.claim(id, now);
  if (article === null) return "unchanged";
  const summary = extractSummary(article);
  const durationMs = clock().getTime() - now.getTime();
  await store.save({ article, summary, retryAt: null, runId, detail: {}, durationMs, now });
  return "done";
}
