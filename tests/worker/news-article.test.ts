// One article by its address, and what becomes public when its story changes, on the real database.
import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readDataVersions } from "~/db/data-version.server";
import { aiNews } from "~/db/news-tables.server";
import { leases, pipelineRuns } from "~/db/run-tables.server";
import { toArticlePage } from "~/features/news/core/page/article-page";
import { groupStories } from "~/features/news/core/rules/same-story";
import { createModel, GOOD_ANSWER, GOOD_TEXTS, modelVariables, openAi } from "./models";
import { clearPipeline, createFeedPipeline, createPipeline, db, type Pipeline } from "./pipeline";
import { answered, toNews } from "./questions";
import { rss, someItems } from "./rss";
import { rewrite, script } from "./scripted";
import { storedArticle } from "./summaries";

beforeEach(clearPipeline);

const TITLE = "Guidance on generative AI for schools";

async function run(pipeline: Pipeline) {
  await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
  await pipeline.run();
}

/** An article summarised by a model, and its feed. */
async function summarised(title = TITLE) {
  const items = someItems(1).map((item) => ({ ...item, title }));
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { feed, pipeline } = await createFeedPipeline(items, modelVariables(model));
  await run(pipeline);
  const article = await storedArticle(items[0]?.link);
  const retell = async (next: string) => {
    await rewrite(feed.url, { body: rss(items.map((item) => ({ ...item, title: next }))) });
    await run(pipeline);
  };
  return { article, model, pipeline, retell };
}

function find(id: string, locale: "en" | "pt-br" = "en", now = new Date()) {
  return toNews(env.DB).news.findArticle(id, { locale, now }).then(answered);
}

async function toPage(id: string, locale: "en" | "pt-br" = "en") {
  const page = toArticlePage(await find(id, locale), locale);
  if (page?.kind !== "shown") throw new Error("the article is not shown");
  return page;
}

test("an address finds its article in each language, with the source's sentence for every one of ours", async () => {
  const { article } = await summarised();
  for (const [locale, { summary }] of [
    ["en", GOOD_TEXTS.en],
    ["pt-br", GOOD_TEXTS.pt],
  ] as const) {
    const { card, corrections } = await toPage(article.id, locale);
    expect(card).toMatchObject({ html: `<p>${summary}</p>`, lang: null, citations: { lang: "en" } });
    expect(card.citations?.sentences).toHaveLength(2);
    expect(corrections).toEqual([]);
  }
});

test("a row whose tags and receipts have another shape loses them, and its page and the lists stay", async () => {
  const { article } = await summarised();
  for (const citations of ['[{"text":"from an older version"}]', "no JSON"]) {
    await db.run(sql`update article_texts set receipts = ${citations}`);
    await db.run(sql`update ai_news set tags = ${JSON.stringify({ ai: true })}`);
    const { card } = await toPage(article.id);
    expect(card).toMatchObject({ html: `<p>${GOOD_TEXTS.en.summary}</p>`, citations: null, tags: [] });
  }
});

test("an unknown id, a hidden article and one whose day has not come find nothing", async () => {
  const { article } = await summarised();
  expect(await find("0".repeat(32))).toBeNull();
  expect(await find(article.id, "en", new Date(0))).toBeNull();
  await db.update(aiNews).set({ hiddenReason: "title" }).where(eq(aiNews.id, article.id));
  expect(await find(article.id)).toBeNull();
});

test("the page of an article names every source of its story", async () => {
  const title = "Ministry publishes guidance on generative AI for teachers";
  const feeds = await Promise.all(
    ["one", "two"].map(async (name) => {
      const { url } = await script({ body: rss([{ title, link: `https://example.org/${name}` }]) });
      return { feed: url, name };
    }),
  );
  await run(createPipeline(feeds));
  const [first] = await db.select({ id: aiNews.id, name: aiNews.sourceName }).from(aiNews);
  if (first === undefined) throw new Error("nothing is stored");
  const { card } = await toPage(first.id);
  expect(card.sources.map(({ name }) => name).sort()).toEqual(["one", "two"]);
});

test("sources of two languages are one story whatever the language of the page", async () => {
  const { article, pipeline } = await summarised("Ministry publishes guidance on AI in schools");
  const own = {
    link: "https://example.org/orientacoes",
    title: "Ministério publica orientações sobre IA nas escolas",
  };
  const { url } = await script({ body: rss([own]) });
  await run(createPipeline([{ feed: url, name: "Jornal", language: "pt" }]));
  // As a model has written it about the English source.
  const title = GOOD_TEXTS.pt.title;
  expect((await storedArticle(article.sourceUrl)).titles).toEqual({ en: article.title, "pt-br": title });
  await env.DB.prepare("update article_texts set title = ? where article_id = ? and locale = 'pt-br'")
    .bind("Ministério publica novas orientações sobre IA nas escolas", article.id)
    .run();
  expect(pipeline.waiting).toEqual([]);
  for (const locale of ["en", "pt-br"] as const) {
    const { articles } = await toNews(env.DB)
      .news.listPublished({ tag: "all", locale, now: new Date() })
      .then(answered);
    const stories = groupStories(articles).map(({ others }) => 1 + others.length);
    expect(stories, locale).toEqual([2]);
  }
});

test("a changed summary says so with the date and what stood there, on its page and in the record", async () => {
  const { article, retell } = await summarised();
  const next = "Changed guidance on generative AI for schools";
  await retell(next);
  const { card, corrections } = await toPage(article.id);
  expect(card.title).toBe(next);
  expect(corrections).toMatchObject([
    { title: next, oldTitle: TITLE, oldHtml: `<p>${GOOD_TEXTS.en.summary}</p>` },
  ]);
  expect(Date.parse(corrections[0]?.changedAt ?? "")).not.toBeNaN();
  // The Portuguese text came out as it was: nothing was corrected there.
  expect((await toPage(article.id, "pt-br")).corrections).toEqual([]);
  const record = answered(await toNews(env.DB).news.readCorrections());
  expect(record.corrections.map(({ oldTitle }) => oldTitle).sort()).toEqual([TITLE, GOOD_TEXTS.pt.title]);
});

test("a withdrawn article answers with its reason, stands in the record and is told to the cached pages", async () => {
  const { article } = await summarised();
  const { news: before } = await readDataVersions(env.DB);
  const at = "2026-11-20T10:00:00.000Z";
  await db.update(aiNews).set({ status: "withdrawn", withdrawnBecause: "wrong", withdrawnAt: at });
  expect(await find(article.id)).toEqual({ kind: "withdrawn", because: "wrong", at });
  const { withdrawals, corrections } = answered(await toNews(env.DB).news.readCorrections());
  expect(withdrawals).toMatchObject([{ articleId: article.id, because: "wrong", at, language: "en" }]);
  expect(corrections).toEqual([]);
  expect((await readDataVersions(env.DB)).news).toBeGreaterThan(before);
});

test("a summary that is to be written anew is written from the excerpt", async () => {
  const { article, model, pipeline } = await summarised();
  const asked = (await model.seen()).length;
  await db
    .update(aiNews)
    .set({
      revision: 1,
      summarisedBy: null,
      summaryState: "pending",
      summaryAttempts: 0,
      summaryDueAt: "2026-11-20",
    })
    .where(eq(aiNews.id, article.id));
  expect((await toPage(article.id)).card).toMatchObject({ author: null, citations: null });
  await run(pipeline);
  const seen = await model.seen();
  expect(seen.length).toBeGreaterThan(asked);
  expect(JSON.stringify(seen.at(-1))).toContain("guidance");
  const stored = await storedArticle(article.sourceUrl);
  expect(stored).toMatchObject({ summaryState: "done", summarisedBy: expect.any(String) });
});
