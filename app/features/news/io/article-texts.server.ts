// The texts of an article are rows, one for each language that it has one in. Between rows and entities they go as
// JSON, keyed by language, in both directions.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import type { ArticleTexts, SummaryText } from "~/features/news/core/article";
import { readStoredCitations, readStoredTexts } from "./stored-json";

/** Parts of a text, named as their columns are in the schema. */
const PARTS = [
  "title",
  "summaryHtml",
  "classNote",
  "writtenBy",
  "citations",
] as const satisfies readonly (keyof SummaryText)[];

/** The part that is JSON itself: as a value of an object it would come back as a text. */
const JSON_PART: (typeof PARTS)[number] = "citations";

/** A row of the texts, its citations parsed: a malformed one reads as null. */
export const TEXT_COLUMNS = {
  articleId: articleTexts.articleId,
  locale: articleTexts.locale,
  title: articleTexts.title,
  summaryHtml: articleTexts.summaryHtml,
  classNote: articleTexts.classNote,
  writtenBy: articleTexts.writtenBy,
  citations: sql`${articleTexts.citations}`.mapWith(readStoredCitations),
};

/** The text in the language of the page. */
export const PAGE_TEXT = alias(articleTexts, "page_text");

/** The text in the language of the source. */
export const OWN_TEXT = alias(articleTexts, "own_text");

/** Joins the text in the language of the page. */
export function isPageText(locale: Locale): SQL | undefined {
  return and(eq(PAGE_TEXT.articleId, aiNews.id), eq(PAGE_TEXT.locale, locale));
}

/** Joins the text in the language of the source, where the page has none in its own: otherwise no row is read. */
export function isOwnText(): SQL | undefined {
  const own = LOCALES.map((locale) => sql`when ${LANGUAGES[locale].written} then ${locale}`);
  const wanted = sql`iif(${PAGE_TEXT.locale} is null, case ${aiNews.language} ${sql.join(own, sql` `)} end, null)`;
  return and(eq(OWN_TEXT.articleId, aiNews.id), eq(OWN_TEXT.locale, wanted));
}

/** The joined text by its language; none where none was written. */
export const TEXTS = sql`case
    when ${PAGE_TEXT.locale} is not null then ${asJson(PAGE_TEXT)}
    when ${OWN_TEXT.locale} is not null then ${asJson(OWN_TEXT)}
    else '{}' end`
  .mapWith(readStoredTexts)
  .as("texts");

function asJson(table: typeof PAGE_TEXT | typeof OWN_TEXT): SQL {
  const asPart = (part: (typeof PARTS)[number]) =>
    part === JSON_PART ? sql`iif(json_valid(${table[part]}), json(${table[part]}), null)` : table[part];
  const parts = PARTS.map((part) => sql`${sql.raw(`'${part}'`)}, ${asPart(part)}`);
  return sql`json_object(${table.locale}, json_object(${sql.join(parts, sql`, `)}))`;
}

/**
 * The beginning of a statement that inserts `texts`, a `json_each` over ArticleTexts in `source`, for the article
 * that `articleId` says.
 */
export function insertTexts(articleId: SQL, source: SQL): SQL {
  const columns = PARTS.map((part) => articleTexts[part].name).join(", ");
  const values = PARTS.map((part) => `texts.value ->> '${part}'`).join(", ");
  return sql`
    insert into article_texts (article_id, locale, ${sql.raw(columns)})
    select ${articleId}, texts.key, ${sql.raw(values)} from ${source}`;
}

/** The statements that give an article these texts and no others, if the condition on `ai_news` holds. */
export function replaceTexts(articleId: string, texts: ArticleTexts, condition: SQL): SQL[] {
  const holds = sql`exists (select 1 from ai_news where id = ${articleId} and ${condition})`;
  const given = sql`json_each(${JSON.stringify(texts)})`;
  const changes = PARTS.map((part) => articleTexts[part].name).map((name) => `${name} = excluded.${name}`);
  return [
    sql`
      delete from article_texts
      where article_id = ${articleId} and locale not in (select key from ${given}) and ${holds}`,
    sql`
      ${insertTexts(sql`${articleId}`, sql`${given} texts`)}
      where ${holds}
      on conflict (article_id, locale) do update set ${sql.raw(changes.join(", "))}`,
  ];
}
