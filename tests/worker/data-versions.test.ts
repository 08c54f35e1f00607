// When the versions rise that live pages are kept under: once per run, and only for what pages show.
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type DataVersions, readDataVersions } from "~/db/data-version.server";
import { aiNews } from "~/db/news-tables.server";
import { digestIssues } from "~/db/newsletter-tables.server";
import { leases, pipelineRuns } from "~/db/run-tables.server";
import { SUMMARIES_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "./models";
import { clearPipeline, createFeedPipeline, createPipeline, db } from "./pipeline";
import { rss, someItems } from "./rss";
import { rewrite, script } from "./scripted";

beforeEach(clearPipeline);

/** How far each version rises while `work` is done. */
async function risesDuring(work: () => Promise<unknown>): Promise<DataVersions> {
  const before = await readDataVersions(env.DB);
  await work();
  const after = await readDataVersions(env.DB);
  return {
    news: after.news - before.news,
    updates: after.updates - before.updates,
    runs: after.runs - before.runs,
    digest: after.digest - before.digest,
  };
}

/** A pipeline over a feed with some articles that has run once. */
async function afterOneRun(count = 3) {
  const items = someItems(count);
  const { feed, pipeline } = await createFeedPipeline(items);
  await pipeline.run();
  return { items, feed, pipeline };
}

test("a run raises the version of the news once for all its articles, when it ends", async () => {
  const feeds = [await script({ body: rss(someItems(20)) }), await script({ body: rss(someItems(15)) })];
  const pipeline = createPipeline(feeds.map(({ url }) => ({ feed: url })));
  expect(await risesDuring(() => pipeline.cron())).toMatchObject({ updates: 0, runs: 0 });
  expect(await risesDuring(() => pipeline.drain(1))).toEqual({ news: 0, updates: 0, runs: 0, digest: 0 });
  expect(await risesDuring(() => pipeline.drain())).toEqual({ news: 1, updates: 1, runs: 1, digest: 0 });
});

test("a run that brought nothing raises what says when it ran, and nothing else", async () => {
  const { pipeline } = await afterOneRun();
  const again = await risesDuring(async () => {
    await pipeline.run();
  });
  expect(again).toEqual({ news: 0, updates: 1, runs: 1, digest: 0 });
});

test("a run whose sources all failed brought no update", async () => {
  const feed = await script({ status: 500 });
  const pipeline = createPipeline([{ feed: feed.url }]);
  const rises = await risesDuring(async () => {
    await pipeline.run();
  });
  expect(rises).toMatchObject({ updates: 0, runs: 1 });
});

test("the summaries of a run are shown together, with the last of them", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { pipeline } = await createFeedPipeline(someItems(4), modelVariables(model));
  await pipeline.cron();
  expect(await risesDuring(() => pipeline.drain(1))).toMatchObject({ news: 1, runs: 1 });
  expect(pipeline.purges).toHaveLength(1);
  expect(await risesDuring(() => pipeline.drain(3))).toEqual({ news: 0, updates: 0, runs: 0, digest: 0 });
  expect(pipeline.purges).toHaveLength(1);
  expect(await risesDuring(() => pipeline.drain())).toEqual({ news: 1, updates: 0, runs: 1, digest: 0 });
  expect(pipeline.purges).toHaveLength(2);
});

test("a summary whose message is given up does not keep the others waiting", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { pipeline } = await createFeedPipeline(someItems(2), modelVariables(model));
  await pipeline.cron();
  await pipeline.drain(2);
  const [left] = pipeline.waiting.splice(0);
  pipeline.waiting.push({ body: left?.body, attempts: 5 });
  expect(await risesDuring(() => pipeline.drain())).toMatchObject({ news: 1 });
  expect(await db.all(sql`select * from run_summaries`)).toEqual([]);
});

test("a summary that comes twice raises nothing twice", async () => {
  const runs = createRunStore(db);
  const request = { trigger: "cron", idempotencyKey: null, cooldownSeconds: 0, leaseSeconds: 900 } as const;
  const now = new Date();
  const id = await runs.startRun({ ...request, operation: SUMMARIES_OPERATION, itemIds: ["a", "b"], now });
  if (id === null) throw new Error("another run is at work");
  expect(await runs.finishSummary(id, "a", "done", now)).toBe(false);
  expect(await risesDuring(() => runs.finishSummary(id, "b", "done", now))).toMatchObject({ runs: 1 });
  expect(await risesDuring(() => runs.finishSummary(id, "b", "done", now))).toMatchObject({ runs: 0 });
});

test("what a run that died has stored is shown when the next one starts", async () => {
  const feeds = [await script({ body: rss(someItems(3)) }), await script({ body: rss(someItems(3)) })];
  const pipeline = createPipeline(feeds.map(({ url }) => ({ feed: url })));
  await pipeline.cron();
  expect(await risesDuring(() => pipeline.drain(1))).toMatchObject({ news: 0 });
  pipeline.waiting.length = 0;
  await db.update(leases).set({ until: new Date(0).toISOString() });
  expect(await risesDuring(() => pipeline.cron())).toMatchObject({ news: 1, updates: 0 });
  expect((await db.select().from(pipelineRuns)).map(({ status }) => status).sort()).toEqual([
    "abandoned",
    "started",
  ]);
});

test("a changed story and a deleted one are shown with the end of the next run, an equal one is no change", async () => {
  const { items, feed, pipeline } = await afterOneRun();
  const runAgain = () =>
    risesDuring(async () => {
      await pipeline.run();
    });
  await db.run(sql`update ai_news set title = title, view_count = view_count + 1`);
  await db.run(sql`update article_texts set summary_html = summary_html`);
  expect(await runAgain()).toMatchObject({ news: 0 });
  const changed = items.map((item) => ({ ...item, title: `${item.title}, corrected` }));
  await rewrite(feed.url, { body: rss(changed) });
  expect(await runAgain()).toMatchObject({ news: 1 });
  await db.delete(aiNews).where(sql`id = (select min(id) from ai_news)`);
  await rewrite(feed.url, { status: 304 });
  expect(await runAgain()).toMatchObject({ news: 1 });
});

test("a text that is written, changed or taken away is shown with the next run, below a hidden article it is not", async () => {
  await afterOneRun(2);
  const isMarked = async (statement: ReturnType<typeof sql>) => {
    await db.run(sql`update data_version set news_changed = 0`);
    await db.run(statement);
    const [row] = await db.all<{ marked: number }>(sql`select news_changed as marked from data_version`);
    return row?.marked;
  };
  const shown = sql`article_id = (select min(id) from ai_news)`;
  const add = sql`
    insert into article_texts (article_id, locale, title, summary_html) select min(id), 'pt-br', 't', 's' from ai_news`;
  const changes = [add, sql`update article_texts set class_note = 'n' where ${shown}`];
  for (const change of changes) expect(await isMarked(change)).toBe(1);
  expect(await isMarked(sql`update article_texts set class_note = class_note where ${shown}`)).toBe(0);
  expect(await isMarked(sql`delete from article_texts where ${shown}`)).toBe(1);
  await db.run(sql`update ai_news set hidden_because = 'source' where id = (select min(id) from ai_news)`);
  for (const change of [...changes, sql`delete from article_texts where ${shown}`])
    expect(await isMarked(change)).toBe(0);
});

test("an article that is withdrawn by hand is gone at once", async () => {
  await afterOneRun();
  const withdraw = sql`update ai_news set status = 'withdrawn' where id = (select min(id) from ai_news)`;
  expect(await risesDuring(() => db.run(withdraw))).toMatchObject({ news: 1 });
  const change = sql`update ai_news set title = 'unseen' where status = 'withdrawn'`;
  await db.run(change);
  expect(await db.all(sql`select news_changed from data_version`)).toEqual([{ news_changed: 0 }]);
});

test("a new digest raises its own version alone", async () => {
  const issue = { locale: "en", week: "2026-47", issue: null, goodNews: 0, builtAt: "2026-11-23" } as const;
  expect(await risesDuring(() => db.insert(digestIssues).values(issue))).toEqual({
    news: 0,
    updates: 0,
    runs: 0,
    digest: 1,
  });
});
