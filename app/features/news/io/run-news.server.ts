// A run decides what is due and sends a message for each item. Each source and each article is then handled in an
// invocation of its own.
import type { NewsSource } from "~/features/news/core/article";
import { isDue } from "~/features/news/core/run/run-policy";
import type { FeedStore } from "./feed-store.server";
import { FETCH_OPERATION, SUMMARIES_OPERATION } from "./pipeline-log.server";
import type { RunStore, RunTrigger } from "./run-store.server";
import type { SummaryAllowance } from "./summary-allowance.server";
import type { SummaryStore } from "./summary-store.server";

/**
 * How many summaries one run picks up, newest first. The rest waits for the next run. A visitor's press starts a run
 * as well, so this also limits what one request may read.
 */
const MOST_SUMMARIES_PER_RUN = 30;

/** The queue of a run's messages. */
export interface JobQueue {
  fetchSources(runId: string, sourceIds: readonly string[]): Promise<void>;
  summariseArticles(runId: string, articleIds: readonly string[]): Promise<void>;
}

export interface RunServices {
  readonly sources: readonly NewsSource[];
  /** Feeds in the repository that stand in until the real ones have answered. */
  readonly sampleSources: readonly NewsSource[];
  readonly runs: RunStore;
  readonly feeds: FeedStore;
  readonly summaries: SummaryStore;
  readonly queue: JobQueue;
  /** Limits the articles queued for models to the day's budget. */
  readonly allowance: SummaryAllowance;
  readonly leaseSeconds: number;
}

export interface RunStart {
  readonly trigger: RunTrigger;
  readonly idempotencyKey: string | null;
  /** 0 for the cron, which keeps its own time. */
  readonly cooldownSeconds: number;
  readonly now: Date;
}

/** Starts a fetch run; its id, or null when one is at work or the cooldown has not passed. */
export async function startFetchRun(services: RunServices, start: RunStart): Promise<string | null> {
  const { runs, feeds, queue, leaseSeconds } = services;
  const samples = (await feeds.hasRealArticles()) ? [] : services.sampleSources;
  const sources = [...samples, ...services.sources];
  const states = await feeds.listStates(sources.map(({ id }) => id));
  const due = sources
    .filter(({ id }) => {
      const { lastAttemptAt = null, failures = 0, retryAfterSeconds = null } = states.get(id) ?? {};
      return isDue({ lastAttemptAt, failures, retryAfterSeconds }, start.now.getTime());
    })
    .map(({ id }) => id);
  const runId = await runs.startRun({ ...start, operation: FETCH_OPERATION, itemIds: due, leaseSeconds });
  if (runId === null) return null;
  await queue.fetchSources(runId, due);
  // Work that an earlier run left behind, because of a lost message, a dead model or a spent budget.
  const left = await takeWaiting(services, start.now);
  await runs.awaitSummaries(runId, left);
  await queue.summariseArticles(runId, left);
  return runId;
}

/** Starts a run over the articles that wait for a summary; its id, or null as above. */
export async function startSummariesRun(services: RunServices, start: RunStart): Promise<string | null> {
  const { runs, queue, leaseSeconds } = services;
  const waiting = await takeWaiting(services, start.now);
  const runId = await runs.startRun({
    ...start,
    operation: SUMMARIES_OPERATION,
    itemIds: waiting,
    leaseSeconds,
  });
  if (runId !== null) await queue.summariseArticles(runId, waiting);
  return runId;
}

/** Ids of articles that wait for a summary and may have one now, newest first. */
async function takeWaiting({ summaries, allowance }: RunServices, now: Date): Promise<string[]> {
  const room = await allowance.getRoom(now);
  if (room.articles === 0) return [];
  const limit = Math.min(room.articles, MOST_SUMMARIES_PER_RUN);
  return allowance.admit(await summaries.listPending(now, limit, room.spentSources), now, room);
}
