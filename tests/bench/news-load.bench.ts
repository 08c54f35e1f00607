// One hundred sources of two hundred items each, all new at once: how long until every article is stored and
// summarised, in how many calls, and whether anything got lost.
import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aiNews, newsTags } from "~/db/news-tables.server";
import { feedStates, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { disturbEnv, type Step } from "../worker/disturbed-bindings";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "../worker/models";
import { clearPipeline, createPipeline, db } from "../worker/pipeline";
import { LONG_TEXT, rss, someItems } from "../worker/rss";
import { script } from "../worker/scripted";

/** Messages that are handled at the same time. */
const AT_ONCE = 10;

/** About 1.6 kB: the size of a usual description with its markup. */
const TEXT = `<p>${LONG_TEXT}</p>`.repeat(4);

async function createFeeds(sources: number, items: number) {
  const feeds: { feed: string; name: string }[] = [];
  let bytes = 0;
  for (let index = 0; index < sources; index += 1) {
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    const body = rss(someItems(items).map((item) => ({ ...item, date, description: TEXT })));
    bytes += body.length;
    feeds.push({ feed: (await script({ body, etag: `"${index}"` })).url, name: `Source ${index}` });
  }
  return { feeds, megabytes: Math.round(bytes / 1e6) };
}

async function listRows(table: typeof aiNews | typeof newsTags | typeof pipelineLogs): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

async function countSummarised(): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(aiNews).where(eq(aiNews.summaryState, "done"));
  return row?.rows ?? 0;
}

/** Runs the steps one after the other and returns the milliseconds and the calls of D1 and queue of each. */
async function measure(calls: { count: number }, steps: Readonly<Record<string, () => Promise<void>>>) {
  const figures: Record<string, { ms: number; calls: number }> = {};
  for (const [name, step] of Object.entries(steps)) {
    const [started, before] = [Date.now(), calls.count];
    await step();
    figures[name] = { ms: Date.now() - started, calls: calls.count - before };
  }
  return figures;
}

function countCalls() {
  const calls = { count: 0 };
  const step: Step = (work) => {
    calls.count += 1;
    return work();
  };
  return { calls, step };
}

test("a hundred feeds of two hundred new items each, without models", async () => {
  const { feeds, megabytes } = await createFeeds(100, 200);
  const { calls, step } = countCalls();
  const pipeline = createPipeline(feeds, {}, (env) => disturbEnv(env, step));
  const drain = () => pipeline.drain(undefined, AT_ONCE);
  const figures = await measure(calls, {
    start: () => pipeline.cron(),
    fetchAndStore: drain,
    startAgain: () => pipeline.cron(),
    unchanged: drain,
  });
  const stored = await listRows(aiNews);
  const states = await db.select().from(feedStates);
  const runs = await db.select().from(pipelineRuns);
  const rows = { articles: stored, tags: await listRows(newsTags), logs: await listRows(pipelineLogs) };
  console.log(JSON.stringify({ megabytes, figures, rows }));
  expect(stored).toBe(100 * 200);
  expect(await countSummarised()).toBe(stored);
  expect(states.filter(({ failures, lastNewAt }) => failures === 0 && lastNewAt !== null)).toHaveLength(100);
  expect(runs.map(({ status }) => status)).toEqual(["completed", "completed"]);
});

test("four hundred articles through a model that answers at once", async () => {
  await clearPipeline();
  const { feeds } = await createFeeds(8, 50);
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { calls, step } = countCalls();
  const variables = { ...modelVariables(model), AI_DAILY_LIMIT: "1000" };
  const pipeline = createPipeline(feeds, variables, (env) => disturbEnv(env, step));
  const figures = await measure(calls, {
    start: () => pipeline.cron(),
    fetchAndStore: () => pipeline.drain(feeds.length, AT_ONCE),
    summarise: () => pipeline.drain(undefined, AT_ONCE),
  });
  console.log(JSON.stringify({ figures, asked: (await model.seen()).length }));
  expect(await countSummarised()).toBe(8 * 50);
  expect(await model.seen()).toHaveLength(8 * 50);
});
