import { createDb } from "~/db/client.server";
import { isDaySpent } from "~/db/daily-counter.server";
import { createFeedStore } from "~/features/news/io/feed-store.server";
import type { RunServices } from "~/features/news/io/run-news.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { createSummaryStore } from "~/features/news/io/summary-store.server";
import { type Env, getConfig } from "../env";
import { createJobQueue } from "./job-queue";

/** Under this name the calls of models are counted by day. */
export const MODEL_CALLS = "ai-calls";

/** What is needed to start a run, bound to this Worker's bindings and configuration. */
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
    isBudgetSpent: (now) => isDaySpent(db, MODEL_CALLS, config.aiDailyLimit, now),
    leaseSeconds: config.runLeaseSeconds,
  };
}
