// Entries that a feed repeats, rewords or moves to another address, over several hours and on the real database.
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aiNews, articleCorrections } from "~/db/news-tables.server";
import { leases, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { createModel, GOOD_ANSWER, GOOD_TEXTS, modelVariables, openAi } from "./models";
import { clearPipeline, createFeedPipeline, createPipeline, db, type Pipeline } from "./pipeline";
import { LONG_TEXT, type RssItem, rss, someItem, someItems } from "./rss";
import { rewrite, script } from "./scripted";
import { storedArticle } from "./summaries";

const GOOD = openAi(JSON.stringify(GOOD_ANSWER));
const TITLE = "Guidance on generative AI for schools";

beforeEach(clearPipeline);

async function nextHour(pipeline: Pipeline): Promise<void> {
  await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
  await pipeline.run();
}

/** The last fetch: entries that were read, and articles that came in by it. */
async function lastFetch() {
  const [row] = await db
    .select({ detail: pipelineLogs.detail })
    .from(pipelineLogs)
    .where(eq(pipelineLogs.operation, "fetch_source"))
    .orderBy(desc(pipelineLogs.id))
    .limit(1);
  return { read: row?.detail?.items, added: row?.detail?.added };
}

/** A feed of one article that a model has summarised. */
async function summarised() {
  const item = { ...someItem(), title: TITLE };
  const model = await createModel("openai", GOOD);
  const { feed, pipeline } = await createFeedPipeline([item], modelVariables(model));
  await nextHour(pipeline);
  const retell = async (changes: Partial<RssItem>) => {
    await rewrite(feed.url, { body: rss([{ ...item, ...changes }]) });
    await nextHour(pipeline);
  };
  return { item, model, pipeline, retell, article: await storedArticle(item.link) };
}

test("an entry that is known is not read again, and one whose words changed is", async () => {
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  const items = someItems(30).map((item) => ({ ...item, date }));
  const { feed, pipeline } = await createFeedPipeline(items);
  await nextHour(pipeline);
  expect(await lastFetch()).toEqual({ read: 30, added: 30 });
  await nextHour(pipeline);
  expect(await lastFetch()).toEqual({ read: 0, added: 0 });
  const [first, ...others] = [...items, ...someItems(1)];
  await rewrite(feed.url, {
    body: rss([...others, { ...first, title: `${TITLE}, changed`, link: first?.link ?? "" }]),
  });
  await nextHour(pipeline);
  expect(await lastFetch()).toEqual({ read: 2, added: 1 });
  await nextHour(pipeline);
  expect(await lastFetch()).toEqual({ read: 0, added: 0 });
});

test("one message reads fifty entries; a long feed comes again in whole until all are read", async () => {
  const feed = await script({ body: rss(someItems(120)), headers: { ETag: '"whole"' } });
  const pipeline = createPipeline([{ feed: feed.url }]);
  const read: unknown[] = [];
  for (let hour = 1; hour <= 4; hour += 1) {
    await nextHour(pipeline);
    read.push((await lastFetch()).read);
  }
  expect(read.slice(0, 3)).toEqual([50, 50, 20]);
  expect(await db.$count(aiNews)).toBe(120);
  const asked = (await feed.seen()).map(({ headers }) => headers["if-none-match"]);
  expect(asked).toEqual([undefined, undefined, undefined, '"whole"']);
});

test("an article whose text alone was corrected has the new text's extract at once, and then a new summary", async () => {
  const { item, model, retell, pipeline, article } = await summarised();
  expect(article).toMatchObject({ summarisedBy: model.name, summaryState: "done", revision: 0 });
  await model.play({ status: 503 });
  const corrected = LONG_TEXT.replace("thirteen", "sixteen").replace("12 schools", "21 schools");
  await retell({ description: corrected });
  const waiting = await storedArticle(item.link);
  expect(waiting).toMatchObject({
    title: TITLE,
    summarisedBy: "extract",
    summaryState: "pending",
    revision: 1,
  });
  expect(Object.keys(waiting.texts)).toEqual(["en"]);
  expect(JSON.stringify(waiting.texts.en)).toContain("sixteen");
  const corrections = await db.select().from(articleCorrections).orderBy(articleCorrections.locale);
  expect(corrections).toMatchObject([
    { articleId: article.id, locale: "en", oldSummaryHtml: `<p>${GOOD_TEXTS.en.summary}</p>` },
    { articleId: article.id, locale: "pt-br", oldSummaryHtml: `<p>${GOOD_TEXTS.pt.summary}</p>` },
  ]);
  await model.play(GOOD);
  await db.update(aiNews).set({ summaryDueAt: new Date(Date.now() - 1000).toISOString() });
  await nextHour(pipeline);
  expect(await storedArticle(item.link)).toMatchObject({ summarisedBy: model.name, summaryState: "done" });
});

test("other markup, signs or letter case correct nothing", async () => {
  const { item, model, retell } = await summarised();
  await retell({
    description: `<p>${LONG_TEXT.replace("The ministry", "THE <b>ministry</b>")}</p>\n<img src="/pixel">`,
  });
  expect(await storedArticle(item.link)).toMatchObject({ summarisedBy: model.name, revision: 0 });
  expect(await db.$count(articleCorrections)).toBe(0);
  expect(await model.seen()).toHaveLength(2 * 1);
});

test("a feed that rewords a text all day has its newest words shown, and one summary a day after the first", async () => {
  const { item, model, pipeline, retell, article } = await summarised();
  for (let change = 1; change <= 8; change += 1)
    await retell({ description: LONG_TEXT.replace("thirteen", `version ${change}`) });
  expect(await model.seen()).toHaveLength(2 * 2);
  const waiting = await storedArticle(item.link);
  expect(waiting).toMatchObject({ summarisedBy: "extract", summaryState: "pending", revision: 8 });
  expect(JSON.stringify(waiting.texts.en)).toContain("version 8");
  // Corrections keep both summaries of the model in both languages, and the last three of the feed's own wordings.
  const corrections = await db
    .select()
    .from(articleCorrections)
    .where(eq(articleCorrections.articleId, article.id));
  const writers = corrections.map(({ oldWrittenBy }) => oldWrittenBy);
  expect(writers.filter((writer) => writer === model.name)).toHaveLength(4);
  expect(writers.filter((writer) => writer === "extract")).toHaveLength(3);
  const told = corrections.filter(({ oldWrittenBy }) => oldWrittenBy === "extract");
  expect(told.map(({ oldSummaryHtml }) => /version \d/.exec(oldSummaryHtml)?.[0]).sort()).toEqual([
    "version 5",
    "version 6",
    "version 7",
  ]);
  await db.update(aiNews).set({ summaryDueAt: new Date(Date.now() - 1000).toISOString() });
  await nextHour(pipeline);
  expect(await storedArticle(item.link)).toMatchObject({ summarisedBy: model.name, summaryState: "done" });
});

test("a reworded text that has to wait is summarised a day after the first of the two summaries went", async () => {
  const { item, model, retell } = await summarised();
  for (const version of ["One", "Two", "Three"]) await retell({ description: `${version}. ${LONG_TEXT}` });
  const [first] = await db.select().from(articleCorrections).orderBy(articleCorrections.changedAt).limit(1);
  const waiting = await storedArticle(item.link);
  expect(Date.parse(waiting.summaryDueAt) - Date.parse(first?.changedAt ?? "")).toBe(86_400_000);
  // A day later the same feed, reworded once more, is read by the model again.
  const earlier = (instant: string) => new Date(Date.parse(instant) - 86_400_000).toISOString();
  for (const { changedAt } of await db.select().from(articleCorrections))
    await db
      .update(articleCorrections)
      .set({ changedAt: earlier(changedAt) })
      .where(eq(articleCorrections.changedAt, changedAt));
  await retell({ description: `Four. ${LONG_TEXT}` });
  expect(await model.seen()).toHaveLength(2 * 3);
  expect(await storedArticle(item.link)).toMatchObject({ summarisedBy: model.name, summaryState: "done" });
});

test.each([
  ["https", (link: string) => link.replace("https:", "http:")],
  ["no www.", (link: string) => link.replace("//", "//www.")],
])("a site that moves to %s has no second card, although its links are its names", async (_, before) => {
  const items = someItems(3).map((item) => ({ ...item, guid: item.link }));
  const moved = items.map((item) => ({ ...item, link: before(item.link), guid: before(item.link) }));
  const { feed, pipeline } = await createFeedPipeline(moved);
  await nextHour(pipeline);
  await rewrite(feed.url, { body: rss(items) });
  await nextHour(pipeline);
  const rows = await db.select({ url: aiNews.sourceUrl, revision: aiNews.revision }).from(aiNews);
  expect(rows.map(({ url }) => url).sort()).toEqual(items.map(({ link }) => link).sort());
  expect(rows.map(({ revision }) => revision)).toEqual([0, 0, 0]);
});
