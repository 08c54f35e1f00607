// The pages of articles, of corrections and of the pipeline, on the site as it is deployed. Every test has an article
// of its own, because an isolate keeps what it has rendered.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { modelRests } from "~/db/count-tables.server";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { reportLinkMessages } from "~/i18n/messages/report-link";
import { shellMessages } from "~/i18n/messages/shell";
import { ask } from "./built-worker";
import { createModel, modelVariables } from "./models";
import { db } from "./pipeline";

const SENTENCE = "Fourteen schools take part.";
const SOURCE = "Ao todo, catorze escolas participam do projeto.";

let articles = 0;

/** An article of a Portuguese source with a text in each language, as a model has written it. */
async function insertArticle(changes: Partial<typeof aiNews.$inferInsert> = {}): Promise<string> {
  articles += 1;
  const id = articles.toString(16).padStart(32, "f");
  await db.insert(aiNews).values({
    id,
    title: "Catorze escolas participam",
    excerptHtml: "<p>Trecho.</p>",
    tags: ["ai"],
    sourceName: "Jornal",
    sourceUrl: `https://example.org/${id}`,
    publishedAt: "2026-11-19T10:00:00.000Z",
    status: "published",
    influenceScore: 10,
    educationRelevance: 10,
    feedId: `feed-${id}`,
    language: "pt",
    dateEstimated: false,
    isSample: false,
    fetchedAt: "2026-11-19T11:00:00.000Z",
    searchText: "catorze escolas",
    summarisedBy: "Model",
    summaryState: "done",
    summaryDueAt: "2026-11-19T11:00:00.000Z",
    ...changes,
  });
  await db.insert(articleTexts).values(
    LOCALES.map((locale) => ({
      articleId: id,
      locale,
      title: `Title ${locale}`,
      summaryHtml: `<p>${SENTENCE}</p>`,
      classNote: null,
      writtenBy: "Model",
      citations: [{ sentence: SENTENCE, from: [SOURCE] }],
    })),
  );
  return id;
}

async function get(path: string, variables: Readonly<Record<string, string>> = {}) {
  const answer = await ask(path, {}, { ...env, ...variables });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each(LOCALES)(
  "an article's page (%s) shows every sentence beside the source's own, who has it, and stays out of search engines",
  async (locale) => {
    const id = await insertArticle();
    const path = toPath("news-article", locale, { article: id });
    const { status, text } = await get(path);
    const { citations, sources, changed } = newsArticleMessages[locale];
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).toMatch(/<details[^>]* open/);
    for (const words of [`Title ${locale}`, citations.heading, sources, `https://example.org/${id}`])
      expect(text).toContain(words);
    expect(text).toMatch(new RegExp(`<blockquote lang="${LANGUAGES["pt-br"].tag}"><p>${SOURCE}`));
    expect(text).toContain(reportLinkMessages[locale].report);
    expect(text).toContain(`?about=${encodeURIComponent(path)}`);
    expect(text).not.toContain(changed);
  },
);

test.each(LOCALES)(
  "an unknown article is a 404 in its language (%s), and a withdrawn one answers 410 with its reason",
  async (locale) => {
    const unknown = await get(toPath("news-article", locale, { article: "nothing" }));
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain(shellMessages[locale].notFound.heading);
    const id = await insertArticle({
      status: "withdrawn",
      withdrawnBecause: "source-withdrew",
      withdrawnAt: "2026-11-20T10:00:00.000Z",
    });
    const { status, headers, text } = await get(toPath("news-article", locale, { article: id }));
    expect([status, headers.get("Cache-Control")]).toEqual([410, "no-store"]);
    expect(text).toContain(newsArticleMessages[locale].withdrawn.reasons["source-withdrew"]);
    expect(text).not.toContain(SENTENCE);
  },
);

test.each(LOCALES)(
  "cards (%s) lead to the article's page; the archive has the receipts, the home page has none",
  async (locale) => {
    const id = await insertArticle();
    const [home, archive] = [
      await get(toPath("home", locale)),
      await get(`${toPath("news", locale)}?source=feed-${id}`),
    ];
    expect(archive.text).toContain(`href="${toPath("news-article", locale, { article: id })}"`);
    expect(archive.text).toContain(SOURCE);
    expect(home.text).toContain(`href="${toPath("news-article", locale, { article: id })}"`);
    expect(home.text).not.toContain(SOURCE);
  },
);

test.each(LOCALES)("the pipeline's page (%s) says of a model at rest until when and why", async (locale) => {
  const [resting, awake] = [await createModel("openai"), await createModel("openai")];
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await db.insert(modelRests).values({ name: resting.name, failures: 1, until, because: "rejected" });
  const { text } = await get(toPath("how-we-check", locale), modelVariables(resting, awake));
  const { models } = newsPipelineMessages[locale];
  const rows = text.slice(text.indexOf(resting.name));
  expect(rows).toContain(`dateTime="${until}"`);
  expect(rows).toContain(models.restReasons.rejected);
  expect(text).toContain(awake.name);
  expect(text.split(models.restsUntil)).toHaveLength(2);
});
