// Models that refuse or do not answer are left alone, by every isolate and by the run that sends messages for them.
import { beforeEach, expect, test } from "vitest";
import { modelRests } from "~/db/count-tables.server";
import { aiNews } from "~/db/news-tables.server";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "./models";
import { clearPipeline, createFeedPipeline, createPipeline, db, type Pipeline } from "./pipeline";
import { rss, someItems } from "./rss";
import { script } from "./scripted";

const GOOD = openAi(JSON.stringify(GOOD_ANSWER));
const HOUR_MS = 3_600_000;

beforeEach(clearPipeline);

/** Lets the hours pass that models and articles wait for. */
async function letWaitsPass(): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString();
  await db.update(modelRests).set({ until: past });
  await db.update(aiNews).set({ summaryDueAt: past });
}

/** An hour: what the run sends for summaries, which is then done. */
async function nextHour(pipeline: Pipeline): Promise<number> {
  await letWaitsPass();
  await pipeline.cron();
  const sent = pipeline.waiting.filter(({ body }) => JSON.stringify(body).includes("summarise-article"));
  await pipeline.drain();
  return sent.length;
}

test.each([
  ["401", { status: 401 }, 1],
  ["400", { status: 400 }, 1],
  ["nothing", { fault: "reset" }, 2],
  ["500", { status: 500 }, 2],
] as const)(
  "a model that answers %s is left alone for an hour, and the next writes",
  async (_, step, calls) => {
    const broken = await createModel("openai", step);
    const fine = await createModel("openai", GOOD);
    const { pipeline } = await createFeedPipeline(someItems(6), modelVariables(broken, fine));
    const before = Date.now();
    await pipeline.run();
    expect(await broken.seen()).toHaveLength(calls);
    expect(await fine.seen()).toHaveLength(2 * 6);
    const [rest] = await db.select().from(modelRests);
    expect(rest?.name).toBe(broken.name);
    expect(Date.parse(rest?.until ?? "") - before).toBeGreaterThanOrEqual(HOUR_MS);
  },
);

test("with every model at rest nothing is sent; after the rest one article tries, and its answer opens the way", async () => {
  const model = await createModel("openai", { status: 401 });
  const { pipeline } = await createFeedPipeline(someItems(8), modelVariables(model));
  await pipeline.run();
  expect(await model.seen()).toHaveLength(1);
  const extracts = await db.select({ by: aiNews.summarisedBy, tries: aiNews.summaryAttempts }).from(aiNews);
  expect(extracts.map(({ by }) => by)).toEqual(Array(8).fill("extract"));
  expect(extracts.reduce((sum, { tries }) => sum + tries, 0)).toBe(1);

  await pipeline.cron();
  expect(pipeline.waiting.filter(({ body }) => JSON.stringify(body).includes("summarise"))).toEqual([]);
  await pipeline.drain();

  expect(await nextHour(pipeline)).toBe(1);
  expect(await model.seen()).toHaveLength(2);
  await model.play(GOOD);
  expect(await nextHour(pipeline)).toBe(1);
  expect(await db.select().from(modelRests)).toEqual([]);
  expect(await nextHour(pipeline)).toBe(7);
  const written = await db.select({ by: aiNews.summarisedBy, state: aiNews.summaryState }).from(aiNews);
  expect(written).toEqual(Array(8).fill({ by: model.name, state: "done" }));
});

test("one source takes at most a quarter of the day, and does not stand in the way of the others", async () => {
  const model = await createModel("openai", GOOD);
  const flood = await script({ body: rss(someItems(30)) });
  const quiet = await Promise.all([1, 2, 3].map(() => script({ body: rss(someItems(2)) })));
  const variables = { ...modelVariables(model), AI_DAILY_LIMIT: "20" };
  const sources = [flood, ...quiet].map(({ url }) => ({ feed: url }));
  const pipeline = createPipeline(sources, variables);
  await pipeline.run();
  expect(await model.seen()).toHaveLength(2 * (3 + 6));
  // The rest of the flood is summarised tomorrow, however often a run comes.
  expect(await nextHour(pipeline)).toBe(0);
  expect(await model.seen()).toHaveLength(2 * (3 + 6));
});
