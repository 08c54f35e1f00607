import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { aiNews, articleTexts, newsTags } from "~/db/news-tables.server";
import { feedStates, leases, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { toSourceId } from "~/features/news/core/feed/sources";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "./models";
import { createFeedPipeline, createPipeline, db } from "./pipeline";
import { type RssItem, rss, someItem, someItems } from "./rss";
import { rewrite, script } from "./scripted";
import { listStrings } from "./summaries";

/** A text of the source's own sentences. */
const OWN_WORDS = { writtenBy: "extract", citations: expect.any(Array) };

function storedArticles(items: readonly RssItem[]) {
  return db
    .select()
    .from(aiNews)
    .where(
      inArray(
        aiNews.sourceUrl,
        items.map(({ link }) => link),
      ),
    );
}

async function lastRun() {
  const runs = await db.select().from(pipelineRuns).orderBy(pipelineRuns.startedAt);
  return runs.at(-1);
}

test("a cron run stores the articles of a feed with a summary, and says when it was done", async () => {
  const items = someItems(3);
  const feed = await script({ body: rss(items) });
  const before = new Date().toISOString();
  await createPipeline([{ feed: feed.url }]).run();
  const rows = await storedArticles(items);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toMatchObject({
      status: "published",
      summaryState: "done",
      summarisedBy: "extract",
      viewCount: 0,
    });
    expect(await listStrings(row.id)).toEqual({
      en: { title: row.title, summaryHtml: expect.stringMatching(/^<p>/), classNote: null, ...OWN_WORDS },
    });
  }
  const list = await createNewsReader(db).listPublished({ tag: "education", locale: "en", now: new Date() });
  expect(list.articles.map(({ sourceUrl }) => sourceUrl)).toEqual(
    expect.arrayContaining(items.map(({ link }) => link)),
  );
  expect((list.lastUpdatedAt ?? "") >= before).toBe(true);
  expect(await lastRun()).toMatchObject({ status: "completed" });
});

test("a run that is over takes the pages out of the edge cache", async () => {
  const { pipeline } = await createFeedPipeline(someItems(1));
  await pipeline.cron();
  expect(pipeline.purges).toEqual([]);
  await pipeline.drain(1);
  expect(pipeline.purges).toEqual([{ tags: ["page"] }]);
});

test("running the cron twice stores nothing twice", async () => {
  const items = someItems(4);
  const { feed, pipeline } = await createFeedPipeline(items);
  await pipeline.run();
  const first = await storedArticles(items);
  await pipeline.run();
  expect(await storedArticles(items)).toEqual(first);
  expect(await feed.seen()).toHaveLength(2);
});

test("a changed title updates the story and keeps its views", async () => {
  const item = someItem();
  const { feed, pipeline } = await createFeedPipeline([item]);
  await pipeline.run();
  await db.update(aiNews).set({ viewCount: 7 }).where(eq(aiNews.sourceUrl, item.link));
  await rewrite(feed.url, { body: rss([{ ...item, title: "A better title for the guidance" }]) });
  await pipeline.run();
  const [row, ...others] = await storedArticles([item]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    title: "A better title for the guidance",
    viewCount: 7,
    revision: 1,
  });
  expect(await listStrings(row?.id)).toMatchObject({ en: { title: "A better title for the guidance" } });
});

test("a story that has moved and got a new title has the new text's extract and no other", async () => {
  const item = someItem();
  const { feed, pipeline } = await createFeedPipeline([item]);
  await pipeline.run();
  const [first] = await storedArticles([item]);
  const translated = { title: "Título", summaryHtml: "<p>Texto.</p>", classNote: null };
  await db.insert(articleTexts).values({ articleId: first?.id ?? "", locale: "pt-br", ...translated });
  const moved = { ...item, link: `${item.link}-moved` };
  const read = async () => {
    const rows = await storedArticles([item, moved]);
    return Promise.all(rows.map(async ({ id, title }) => ({ id, title, texts: await listStrings(id) })));
  };
  await rewrite(feed.url, { body: rss([moved]) });
  await pipeline.run();
  const en = { title: item.title };
  expect(await read()).toMatchObject([{ id: first?.id, texts: { en, "pt-br": translated } }]);
  await rewrite(feed.url, { body: rss([{ ...moved, title: "Another title" }]) });
  await pipeline.run();
  const [article, ...others] = await read();
  expect([article?.id, article?.title, others]).toEqual([first?.id, "Another title", []]);
  const html = expect.stringMatching(/^<p>/);
  expect(article?.texts).toEqual({
    en: { title: "Another title", summaryHtml: html, classNote: null, ...OWN_WORDS },
  });
});

test("utm parameters, fragments, slashes and one guid at two addresses are one story", async () => {
  const item = someItem();
  const variants = ["?utm_source=rss", "#top", "/"].map((end) => ({
    ...item,
    link: item.link + end,
    guid: crypto.randomUUID(),
  }));
  const moved = { ...item, link: `${item.link}-moved` };
  const feed = await script({ body: rss([item, ...variants]) }, { body: rss([moved]) });
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.run();
  await pipeline.run();
  const rows = await storedArticles([item, moved]);
  expect(rows).toHaveLength(1);
});

test("bad feeds fail with their reason and the good one is stored", async () => {
  const items = someItems(2);
  const good = await script({ body: rss(items) });
  const html = await script({ body: "<!doctype html><title>Not a feed</title>" });
  const huge = await script({ fault: "huge" });
  const reset = await script({ fault: "reset" });
  await createPipeline([html, huge, reset, good].map(({ url }) => ({ feed: url }))).run();
  expect(await storedArticles(items)).toHaveLength(2);
  const runRow = await lastRun();
  expect(runRow?.status).toBe("partial");
  const logs = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.runId, runRow?.id ?? ""));
  const reasons = logs
    .filter(({ status }) => status === "failed")
    .map(({ detail }) => String(detail?.reason));
  expect(reasons.sort()).toEqual([expect.stringMatching(/^network:/), "not-a-feed:html", "too-large"]);
  const labels = logs
    .filter(({ operation }) => operation === "fetch_enhanced_global_news")
    .map(({ status }) => status);
  expect(labels).toEqual(["started", "completed", "partial"]);
});

test("a source that failed is asked again by the next run and its counter goes back", async () => {
  const items = someItems(1);
  const feed = await script({ status: 500 }, { body: rss(items) });
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.run();
  expect(await lastRun()).toMatchObject({ status: "failed" });
  await pipeline.run();
  expect(await storedArticles(items)).toHaveLength(1);
  const states = await db.select().from(feedStates);
  expect(states.find((state) => state.feed === feed.url)).toMatchObject({ failures: 0, lastError: null });
});

test("an unchanged feed is not read again", async () => {
  const items = someItems(1);
  const feed = await script({ body: rss(items), etag: '"one"' });
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.run();
  await pipeline.run();
  const seen = await feed.seen();
  expect(seen.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"one"']);
  expect(await lastRun()).toMatchObject({ status: "completed" });
});

test("of two overlapping crons one works and the other says that it was skipped", async () => {
  const items = someItems(2);
  const { feed, pipeline } = await createFeedPipeline(items);
  await Promise.all([pipeline.cron(), pipeline.cron()]);
  expect(pipeline.waiting.filter(({ body }) => JSON.stringify(body).includes("fetch-source"))).toHaveLength(
    1,
  );
  await pipeline.drain();
  expect(await feed.seen()).toHaveLength(1);
  const skipped = await db.select().from(pipelineLogs).where(eq(pipelineLogs.status, "skipped"));
  expect(skipped).toHaveLength(1);
});

test("a run that died is marked abandoned once its lease has expired, and its work is done", async () => {
  const items = someItems(2);
  const { pipeline } = await createFeedPipeline(items);
  await pipeline.cron();
  const dead = await lastRun();
  pipeline.waiting.length = 0;
  await db.update(leases).set({ until: new Date(Date.now() - 1000).toISOString() });
  await pipeline.run();
  expect(await storedArticles(items)).toHaveLength(2);
  const runs = await db
    .select()
    .from(pipelineRuns)
    .where(eq(pipelineRuns.id, dead?.id ?? ""));
  expect(runs[0]?.status).toBe("abandoned");
  expect(await lastRun()).toMatchObject({ status: "completed" });
});

test("messages that come twice, at once or in any order change nothing", async () => {
  const items = someItems(2);
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { pipeline } = await createFeedPipeline(items, modelVariables(model));
  await pipeline.cron();
  pipeline.waiting.push(...pipeline.waiting);
  await pipeline.drain(2);
  pipeline.waiting.push(...pipeline.waiting);
  pipeline.waiting.reverse();
  await pipeline.drain(undefined, 4);
  expect(await storedArticles(items)).toHaveLength(2);
  expect(await model.seen()).toHaveLength(2 * 2);
  const runRow = await lastRun();
  const logs = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.runId, runRow?.id ?? ""));
  expect(
    logs.filter(({ status, operation }) => status === "completed" && operation === "summarise_article"),
  ).toHaveLength(2);
  expect(
    logs.filter(({ operation }) => operation === "fetch_enhanced_global_news").map(({ status }) => status),
  ).toEqual(["started", "completed"]);
});

test("an article whose message was lost is summarised by the next run", async () => {
  const items = someItems(3);
  const feed = await script({ body: rss(items), etag: '"lost"' });
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const pipeline = createPipeline([{ feed: feed.url }], modelVariables(model));
  await pipeline.cron();
  await pipeline.drain(1);
  pipeline.waiting.length = 0;
  await pipeline.run();
  const rows = await storedArticles(items);
  expect(rows.map(({ summaryState }) => summaryState)).toEqual(["done", "done", "done"]);
});

test("a message that no job can handle ends as a row and lets its run end", async () => {
  const feed = await script({ fault: "hang" });
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.cron();
  const [message] = pipeline.waiting.splice(0);
  pipeline.waiting.push({ body: message?.body, attempts: 5 }, { body: { type: "unknown" }, attempts: 1 });
  await pipeline.drain();
  expect(await lastRun()).toMatchObject({ status: "failed" });
  const letters = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.operation, "dead_letter"))
    .orderBy(pipelineLogs.id);
  expect(letters.map(({ detail }) => detail)).toEqual([
    { type: "fetch-source" },
    { body: '{"type":"unknown"}' },
  ]);
  expect(pipeline.purges, "the last article of a run may be the one that fails").toEqual([
    { tags: ["page"] },
  ]);
});

test("of a feed of 20,000 items the newest are stored, and models are asked about a few", async () => {
  const newest = Date.now() - 3_600_000;
  const site = `https://example.org/${crypto.randomUUID().slice(0, 8)}`;
  // Short ones: they have to fit into 5 MB.
  const items = Array.from({ length: 20_000 }, (_, index) => ({
    title: `AI item ${index}`,
    link: `${site}/${index}`,
    description: "A text.",
    date: new Date(newest - (20_000 - index) * 1000).toUTCString(),
  }));
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { feed, pipeline } = await createFeedPipeline(items, modelVariables(model));
  await pipeline.cron();
  await pipeline.drain(1);
  const stored = async () => {
    const rows = await db
      .select({ sourceUrl: aiNews.sourceUrl })
      .from(aiNews)
      .where(eq(aiNews.feedId, toSourceId(feed.url)));
    return new Set(rows.map(({ sourceUrl }) => sourceUrl));
  };
  expect(await stored()).toEqual(new Set(items.slice(-50).map(({ link }) => link)));
  expect(pipeline.waiting).toHaveLength(50);
  for (let hour = 2; hour <= 6; hour += 1) {
    pipeline.waiting.length = 0;
    await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
    await pipeline.cron();
    await pipeline.drain(1);
  }
  expect(await stored()).toEqual(new Set(items.slice(-200).map(({ link }) => link)));
});

test("without models an article is stored with its final extract, and nothing is left to do", async () => {
  await db.delete(aiNews);
  const item = someItem();
  const { pipeline } = await createFeedPipeline([item]);
  await pipeline.cron();
  await pipeline.drain(1);
  expect(pipeline.waiting).toEqual([]);
  const [article] = await storedArticles([item]);
  expect(article).toMatchObject({ summarisedBy: "extract", summaryState: "done", body: null });
  const logs = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.articleId, article?.id ?? ""));
  expect(logs).toMatchObject([
    {
      operation: "summarise_article",
      status: "completed",
      detail: { summarisedBy: "extract", attempts: [] },
    },
  ]);
});

test("sample articles stand in until a real one is stored, and never come back", async () => {
  await db.delete(aiNews);
  const samples = someItems(2);
  const real = someItems(1);
  const sampleFeed = await script({ body: rss(samples) });
  const realFeed = await script({ status: 500 }, { body: rss(real) });
  const pipeline = createPipeline([{ feed: realFeed.url }], {
    SAMPLE_SOURCES: JSON.stringify([
      { name: "Samples", url: "https://example.org/", feed: sampleFeed.url, language: "en", kind: "sample" },
    ]),
  });
  await pipeline.run();
  expect((await storedArticles(samples)).map(({ isSample }) => isSample)).toEqual([true, true]);
  await pipeline.run();
  expect(await storedArticles(samples)).toEqual([]);
  expect(await storedArticles(real)).toHaveLength(1);
  await pipeline.run();
  expect(await storedArticles(samples)).toEqual([]);
  const tags = await db.select().from(newsTags);
  expect(new Set(tags.map(({ articleId }) => articleId)).size).toBe(1);
});
