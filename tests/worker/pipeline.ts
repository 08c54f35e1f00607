// The pipeline of one test: its own configuration, a queue that is drained by hand, the real database.
import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  env,
  getQueueResult,
} from "cloudflare:test";
import { createDb } from "~/db/client.server";
import { dailyCounters, modelRests } from "~/db/count-tables.server";
import { aiNews } from "~/db/news-tables.server";
import { feedStates, leases, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import type { Env } from "../../workers/env";
import { handleQueue } from "../../workers/queue";
import { handleScheduled } from "../../workers/scheduled";
import { type RssItem, rss } from "./rss";
import { script } from "./scripted";

const QUEUE = "ai-teacher-pro-jobs";
const MOST_ATTEMPTS = 4;

interface Waiting {
  readonly body: unknown;
  readonly attempts: number;
}

export interface Pipeline {
  readonly env: Env;
  readonly waiting: Waiting[];
  /** Purges asked of the edge cache, which no local runtime has. */
  readonly purges: CachePurgeOptions[];
  /** Runs the hourly cron; the messages wait. */
  cron(): Promise<void>;
  /**
   * Handles waiting messages, and those they send, until none is left or `most` were handled; `atOnce` of them
   * at the same time, as consumers do.
   */
  drain(most?: number, atOnce?: number): Promise<void>;
  /** A whole run: the cron, and every message that follows from it. */
  run(): Promise<void>;
}

export interface TestSource {
  readonly feed: string;
  readonly name?: string;
  readonly language?: "en" | "pt";
  readonly kind?: "press" | "sample";
}

export function sourcesJson(sources: readonly TestSource[]): string {
  return JSON.stringify(
    sources.map(({ feed, name = "Test source", language = "en", kind = "press" }) => ({
      name,
      url: "https://example.org/",
      feed,
      language,
      kind,
    })),
  );
}

/** A pipeline over these feeds; `variables` override the configuration, `disturb` may change the bindings. */
export function createPipeline(
  sources: readonly TestSource[],
  variables: Readonly<Record<string, string>> = {},
  disturb: (env: Env) => Env = (undisturbed) => undisturbed,
): Pipeline {
  const waiting: Waiting[] = [];
  const queue: Queue = {
    send: async (body) => {
      waiting.push({ body, attempts: 1 });
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) waiting.push({ body, attempts: 1 });
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
    metrics: async () => ({ backlogCount: waiting.length, backlogBytes: 0 }),
  };
  const pipelineEnv = disturb({
    ...env,
    NEWS_SOURCES: sourcesJson(sources),
    FETCH_ALLOW: env.SCRIPTED_SERVER,
    ...variables,
    JOBS: queue,
  });

  const purges: CachePurgeOptions[] = [];
  const edgeCache: Pick<CacheContext, "purge"> = {
    purge: async (options) => {
      purges.push(options);
      return { success: true, errors: [] };
    },
  };

  async function handle({ body, attempts }: Waiting): Promise<void> {
    const queueName = attempts > MOST_ATTEMPTS ? "ai-teacher-pro-dead" : QUEUE;
    const batch = createMessageBatch(queueName, [
      { id: crypto.randomUUID(), timestamp: new Date(), attempts, body },
    ]);
    const context = Object.assign(createExecutionContext(), { cache: edgeCache });
    await handleQueue(batch, pipelineEnv, context);
    const { retryMessages } = await getQueueResult(batch, context);
    if (retryMessages.length > 0) waiting.push({ body, attempts: attempts + 1 });
  }

  const cron = () => handleScheduled(createScheduledController({ cron: "7 * * * *" }), pipelineEnv);
  async function drain(most = Number.POSITIVE_INFINITY, atOnce = 1): Promise<void> {
    for (let left = most; left > 0; ) {
      const messages = waiting.splice(0, Math.min(left, atOnce));
      if (messages.length === 0) return;
      await Promise.all(messages.map(handle));
      left -= messages.length;
    }
  }

  async function run(): Promise<void> {
    await cron();
    await drain();
  }

  return { env: pipelineEnv, waiting, purges, cron, drain, run };
}

/** A pipeline over one feed of these items, and the feed. */
export async function createFeedPipeline(
  items: readonly RssItem[],
  variables?: Readonly<Record<string, string>>,
) {
  const feed = await script({ body: rss(items) });
  return { feed, pipeline: createPipeline([{ feed: feed.url }], variables) };
}

export const db = createDb(env.DB);

/** Takes away what earlier runs have left. */
export async function clearPipeline(): Promise<void> {
  await db.batch([
    db.delete(aiNews),
    db.delete(feedStates),
    db.delete(pipelineRuns),
    db.delete(pipelineLogs),
    db.delete(leases),
    db.delete(dailyCounters),
    db.delete(modelRests),
  ]);
}
