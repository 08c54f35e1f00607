// Summaries that an older check let pass are judged once, in the hourly run, without a model.
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aiNews, articleTexts, judgedRules } from "~/db/news-tables.server";
import { judgeSummaries } from "~/features/news/io/judge-summaries.server";
import { createModel, GOOD_ANSWER, GOOD_SENTENCES, GOOD_TEXTS, modelVariables, openAi } from "./models";
import { clearPipeline, createFeedPipeline, db } from "./pipeline";
import { someItems } from "./rss";
import { storedArticle } from "./summaries";

beforeEach(async () => {
  await clearPipeline();
  await db.delete(judgedRules).where(eq(judgedRules.id, 2));
});

test("a standing sentence that is no cut is replaced by the source's, another goes, and nothing is judged twice", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const items = someItems(1);
  const { pipeline } = await createFeedPipeline(items, modelVariables(model));
  await pipeline.run();
  const { id, sourceUrl, texts } = await storedArticle(items[0]?.link);
  const old = [
    { sentence: GOOD_SENTENCES[0], from: [GOOD_SENTENCES[0]] },
    { sentence: "Teachers have to check no text before pupils see it.", from: [GOOD_SENTENCES[1]] },
    { sentence: "Robots mark essays.", from: ["A working group of 12 schools tried the rules."] },
  ];
  const own = and(eq(articleTexts.articleId, id), eq(articleTexts.locale, "en"));
  await db.update(articleTexts).set({ citations: old }).where(own);
  await db.delete(judgedRules).where(eq(judgedRules.id, 2));
  const calls = (await model.seen()).length;

  expect(await judgeSummaries(db)).toBe(false);
  const judged = await storedArticle(sourceUrl);
  expect(judged.texts.en).toMatchObject({
    summaryHtml: `<p>${GOOD_TEXTS.en.summary}</p>`,
    citations: [
      { sentence: GOOD_SENTENCES[0], origin: "cut" },
      { sentence: GOOD_SENTENCES[1], origin: "source" },
    ],
  });
  expect(judged.texts["pt-br"]).toEqual(texts["pt-br"]);
  expect(await model.seen()).toHaveLength(calls);

  await db.update(articleTexts).set({ citations: old }).where(own);
  expect(await judgeSummaries(db)).toBe(false);
  expect((await storedArticle(sourceUrl)).texts.en?.citations).toEqual(old);
});

test("receipts of another shape stop nothing", async () => {
  const items = someItems(1);
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { pipeline } = await createFeedPipeline(items, modelVariables(model));
  await pipeline.run();
  const { id } = await storedArticle(items[0]?.link);
  await db.run(`update article_texts set receipts = 'no JSON' where article_id = '${id}'`);
  await db.delete(judgedRules).where(eq(judgedRules.id, 2));
  expect(await judgeSummaries(db)).toBe(false);
  const [row] = await db.select({ title: aiNews.title }).from(aiNews).where(eq(aiNews.id, id));
  expect(row).toBeDefined();
  await db.run(`update article_texts set receipts = null where article_id = '${id}'`);
});
