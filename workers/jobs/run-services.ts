import { createDb } from "~/db/client.server";
import { createFeedStore } from "~/features/news/io/feed-store.server";
import type { RunServices } from "~/features/news/io/run-news.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { createSummaryAllowance } from "~/features/news/io/summary-allowance.server";
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
    allowance: createSummaryAllowance(db, {
      callCounter: MODEL_CALLS,
      callsPerDay: config.aiDailyLimit,
      sources: [...config.newsSources, ...config.sampleSources].map(({ id }) => id),
      models: config.aiProviders.map((provider) => provider.config.name),
    }),
    leaseSeconds: config.runLeaseSeconds,
  };
}
