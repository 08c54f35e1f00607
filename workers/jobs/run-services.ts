import { createDb } from "~/db/client.server";
import { createFeedStore } from "~/features/news/io/feed-store.server";
import type { JobQueue, RunServices } from "~/features/news/io/run-news.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { createSummaryAllowance } from "~/features/news/io/summary-allowance.server";
import { createSummaryStore } from "~/features/news/io/summary-store.server";
import { type Env, getConfig } from "../env";
import type { JobMessage } from "./messages";

/** Messages that a queue takes in one call (Cloudflare Queues limit). */
const SEND_LIMIT = 100;

/** Sends any number of messages. */
export async function sendAll(queue: Queue, messages: readonly MessageSendRequest<JobMessage>[]) {
  for (let start = 0; start < messages.length; start += SEND_LIMIT) {
    await queue.sendBatch(messages.slice(start, start + SEND_LIMIT));
  }
}

/** The queue of the Worker, as the news jobs use it. */
function createJobQueue(queue: Queue): JobQueue {
  const send = (messages: readonly { body: JobMessage }[]) => sendAll(queue, messages);
  return {
    fetchSources: (runId, sourceIds) =>
      send(sourceIds.map((sourceId) => ({ body: { type: "fetch-source", runId, sourceId } }))),
    summariseArticles: (runId, ids) =>
      send(ids.map((id) => ({ body: { type: "summarise-article", runId, id } }))),
  };
}

/** Under this name the calls of models are counted by day. */
export const MODEL_CALLS = "ai-calls";

/** Services that a run needs to start, bound to this Worker's bindings and configuration. */
export function createRunServices(env: Env): RunServices {
  const config = getConfig(env);
  const db = createDb(env.DB);
  return {
    sources: config.newsSources,
    sampleSources: config.sampleSources,
    runs: createRunStore(db),
    feeds: createFeedStore(db),
    summaries: createSummaryStore(db),
    queue: createJobQueue(env.JOBS),
    allowance: createSummaryAllowance(db, {
      callCounter: MODEL_CALLS,
      callsPerDay: config.aiDailyLimit,
      sources: [...config.newsSources, ...config.sampleSources].map(({ id }) => id),
      models: config.aiProviders.map((provider) => provider.config.name),
    }),
    leaseSeconds: config.runLeaseSeconds,
  };
}
