// A database of the time when an article had a column for each of its texts in each language: what the migration
// makes of it.
import { applyD1Migrations, env } from "cloudflare:test";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import type { ArticleTexts } from "~/features/news/core/article";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { downgradeTo, insertRow, plainArticle } from "./older-database";

const ENGLISH = { title: 'It\'s "here"', summaryHtml: "<p>In English.</p>", classNote: "Try it." };
const PORTUGUESE = { title: "Está aqui — já", summaryHtml: "<p>Em português.</p>", classNote: null };
const IN_ENGLISH = {
  title_en: ENGLISH.title,
  summary_en: ENGLISH.summaryHtml,
  class_note_en: ENGLISH.classNote,
};
const IN_PORTUGUESE = { title_pt: PORTUGUESE.title, summary_pt: PORTUGUESE.summaryHtml, class_note_pt: null };

/** Texts of each article as a page in each language reads them. */
async function textsByLocale() {
  const now = new Date("2026-11-21T00:00:00Z");
  const read: Record<string, Record<string, ArticleTexts>> = {};
  for (const locale of LOCALES) {
    const { articles } = await createNewsReader(createDb(env.DB)).listPublished({ tag: "all", locale, now });
    read[locale] = Object.fromEntries(articles.map(({ id, texts }) => [id, texts]));
  }
  return read;
}

test("the texts of stored articles are rows after the migration, and nothing else about them has changed", async () => {
  await downgradeTo("article-texts");
  const untold = { ...plainArticle("untold"), title_en: "A title alone is no text" };
  await insertRow("ai_news", { ...plainArticle("both"), ...IN_ENGLISH, ...IN_PORTUGUESE });
  await insertRow("ai_news", { ...plainArticle("own"), language: "pt", ...IN_PORTUGUESE });
  await insertRow("ai_news", { ...plainArticle("foreign"), language: "pt", ...IN_ENGLISH });
  await insertRow("ai_news", untold);
  const kept =
    "select id, title, summary_md, tags, revision, search_rowid, hidden_because from ai_news order by id";
  const versions = "select version, updates, runs, digest from data_version";
  const readKept = async () =>
    (await env.DB.batch([env.DB.prepare(kept), env.DB.prepare(versions)])).map(({ results }) => results);
  const before = await readKept();

  await applyD1Migrations(env.DB, env.MIGRATIONS);

  expect(await readKept()).toEqual(before);
  const { results } = await env.DB.prepare("select name from pragma_table_info('ai_news')").all<{
    name: string;
  }>();
  expect(results.map(({ name }) => name).filter((name) => /_(en|pt)$/.test(name))).toEqual([]);
  // Author and supporting sentences came later: these texts have neither, and are shown as before.
  const unknown = { writtenBy: null, citations: null };
  const [en, pt] = [{ en: { ...ENGLISH, ...unknown } }, { "pt-br": { ...PORTUGUESE, ...unknown } }];
  expect(await textsByLocale()).toEqual({
    en: { both: en, own: pt, foreign: en, untold: {} },
    // Without a text in its own language it shows there what its source said.
    "pt-br": { both: pt, own: pt, foreign: {}, untold: {} },
  });
});

test("after the migration a new revision of an article ends its texts, and they go with it", async () => {
  await downgradeTo("article-texts");
  for (const id of ["a", "b", "c"])
    await insertRow("ai_news", { ...plainArticle(id), ...IN_ENGLISH, ...IN_PORTUGUESE });
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await env.DB.batch([
    env.DB.prepare("update ai_news set revision = revision + 1 where id = 'a'"),
    env.DB.prepare("update ai_news set revision = revision, view_count = 9 where id = 'b'"),
    env.DB.prepare("delete from ai_news where id = 'c'"),
  ]);
  const { results } = await env.DB.prepare(
    "select article_id, locale from article_texts order by 1, 2",
  ).all();
  expect(results.map(Object.values)).toEqual(LOCALES.map((locale) => ["b", locale]).sort());
});
