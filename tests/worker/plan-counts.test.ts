// Limits one step of the pipeline in its use of the queue and the database, so that a day of it fits into half of the
// free plan. `npm run bench:plan` counts a whole day.
import { env } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { NEWS_SOURCES } from "~/content/news-sources.server";
import { messagesPerDay, VISITOR_RUNS_PER_DAY } from "~/features/news/core/run/run-policy";

import { type BindingsCount, countBindings } from "./counted-bindings";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "./models";
import { clearPipeline, createPipeline } from "./pipeline";
import { rss, someItems } from "./rss";
import { rewrite, script } from "./scripted";

const RUNS = 24 + VISITOR_RUNS_PER_DAY;
const FEEDS = NEWS_SOURCES.length;
const ARTICLES = 300;
const SUMMARIES = Number(env.AI_DAILY_LIMIT);
/** Written, read, deleted. */
const OPERATIONS_PER_MESSAGE = 3;
/** Half of what the free plan gives a day. */
const LIMITS = { queue: 5_000, written: 50_000, read: 2_500_000 };

beforeEach(clearPipeline);

/** The pipeline over these feeds with its database and KV counted; the messages wait in `pipeline.waiting`. */
function countedPipeline(feeds: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const counts: BindingsCount[] = [];
  const pipeline = createPipeline(
    feeds.map((feed) => ({ feed })),
    variables,
    (undisturbed) => {
      const { bindings, count } = countBindings(undisturbed);
      counts.push(count);
      return { ...bindings, JOBS: undisturbed.JOBS };
    },
  );
  const [count] = counts;
  if (count === undefined) throw new Error("nothing is counted");
  /** Rows that the work reads and writes. */
  async function rowsDuring(work: () => Promise<void>) {
    const before = { ...count?.rows };
    await work();
    const { rowsRead = 0, rowsWritten = 0 } = count?.rows ?? {};
    return { read: rowsRead - (before.rowsRead ?? 0), written: rowsWritten - (before.rowsWritten ?? 0) };
  }
  return { pipeline, count, rowsDuring };
}

test("a day of crons, presses, feeds and summaries stays within half of the free plan", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const first = await script({ body: rss(someItems(10)) });
  const feeds = [first.url, ...Array.from({ length: FEEDS - 1 }, (_, index) => `${first.url}-${index}`)];
  const unchanged = rss(someItems(40));
  for (const feed of feeds.slice(1)) await rewrite(feed, { body: unchanged });
  const { pipeline, count, rowsDuring } = countedPipeline(feeds, modelVariables(model));

  const run = await rowsDuring(() => pipeline.cron());
  expect(pipeline.waiting).toHaveLength(FEEDS);
  const fetchNew = await rowsDuring(() => pipeline.drain(1));
  const summaries = pipeline.waiting.length - (FEEDS - 1);
  expect(summaries).toBe(10);
  // The first of them brings in what all the others have too.
  await pipeline.drain(1);
  const fetchKnown = await rowsDuring(() => pipeline.drain(1));
  await pipeline.drain(FEEDS - 3);
  expect(pipeline.waiting.length).toBeGreaterThanOrEqual(summaries);
  const summarise = await rowsDuring(() => pipeline.drain(1));

  const messages = RUNS * FEEDS + ARTICLES;
  expect(messages * OPERATIONS_PER_MESSAGE).toBeLessThanOrEqual(LIMITS.queue);
  for (const name of ["read", "written"] as const) {
    const day =
      RUNS * (run[name] + FEEDS * fetchKnown[name]) +
      ARTICLES * (fetchNew[name] / summaries) +
      SUMMARIES * summarise[name];
    expect(day, name).toBeGreaterThan(0);
    expect(day, name).toBeLessThanOrEqual(LIMITS[name]);
  }
  // An hourly run lists the author's targets once, for the desk.
  expect(count.kv).toEqual({ reads: 1, found: 0, writes: 0 });
});

test("once no model may be asked any more today, new articles send no message", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const feed = await script({ body: rss(someItems(3)) });
  const other = await script({ body: rss(someItems(3)) });
  const last = await script({ body: rss(someItems(3)) });
  const variables = { ...modelVariables(model), AI_DAILY_LIMIT: "4" };
  const { pipeline } = countedPipeline([feed.url, other.url, last.url], variables);
  await pipeline.cron();
  await pipeline.drain(2);
  const [third, ...summaries] = pipeline.waiting.splice(0);
  expect(summaries).toHaveLength(2);
  pipeline.waiting.push(...summaries);
  await pipeline.drain();
  if (third !== undefined) pipeline.waiting.push(third);
  await pipeline.drain(1);
  expect(pipeline.waiting).toEqual([]);
  expect(await model.seen()).toHaveLength(4);
});

test("on the worst day, with no model answering, the messages stay within half of the free plan", async () => {
  const model = await createModel("openai", { status: 500 });
  const feeds = await Promise.all(Array.from({ length: 3 }, () => script({ body: rss(someItems(30)) })));
  const { pipeline } = countedPipeline(
    feeds.map(({ url }) => url),
    modelVariables(model),
  );
  const sent: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    // An hour has passed: what was put off is due.
    const past = new Date(Date.now() - 1000).toISOString();
    await env.DB.batch([
      env.DB.prepare("update model_rests set until = ?").bind(past),
      env.DB.prepare("update ai_news set summary_due_at = ?").bind(past),
    ]);
    await pipeline.cron();
    const sentByRun = pipeline.waiting.length - feeds.length;
    await pipeline.drain(feeds.length);
    sent.push(run === 0 ? pipeline.waiting.length : sentByRun);
    await pipeline.drain();
  }
  // One article an hour asks whether the model answers again.
  const [first = 0, ...hours] = sent;
  expect(hours).toEqual([1, 1, 1]);
  const messages = first + RUNS;
  expect((RUNS * FEEDS + messages) * OPERATIONS_PER_MESSAGE).toBeLessThanOrEqual(LIMITS.queue);
  expect(first).toBeLessThanOrEqual(messagesPerDay(SUMMARIES));
  expect(await model.seen()).toHaveLength(2 + 3);
});
