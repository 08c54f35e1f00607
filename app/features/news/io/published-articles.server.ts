// The articles that a page reads: each is its row, and one row of its texts.
import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { aiNews } from "~/db/news-tables.server";
import { isOwnText, isPageText, OWN_TEXT, PAGE_TEXT, TEXTS } from "./article-texts.server";
import { readStoredTags } from "./stored-json";

/** The columns a page needs: never the body, which can be a hundred times longer than the rest. */
const PUBLISHED_COLUMNS = {
  id: aiNews.id,
  sourceName: aiNews.sourceName,
  sourceUrl: aiNews.sourceUrl,
  language: aiNews.language,
  title: aiNews.title,
  excerptHtml: aiNews.excerptHtml,
  texts: TEXTS,
  titles: aiNews.titles,
  tags: sql`${aiNews.tags}`.mapWith(readStoredTags).as("tags"),
  publishedAt: aiNews.publishedAt,
  featured: aiNews.featured,
  influenceScore: aiNews.influenceScore,
  educationRelevance: aiNews.educationRelevance,
  summarisedBy: aiNews.summarisedBy,
  isSample: aiNews.isSample,
  dateEstimated: aiNews.dateEstimated,
};

/** A query of articles as a page in this language shows them. */
export function selectPublished(db: Db, locale: Locale) {
  return db
    .select(PUBLISHED_COLUMNS)
    .from(aiNews)
    .leftJoin(PAGE_TEXT, isPageText(locale))
    .leftJoin(OWN_TEXT, isOwnText());
}

/** As selectPublished, by way of another table. A cross join is read in its order: that table first, in its order. */
export function selectPublishedBy(db: Db, first: SQL, locale: Locale) {
  return db
    .select(PUBLISHED_COLUMNS)
    .from(first)
    .crossJoin(aiNews)
    .leftJoin(PAGE_TEXT, isPageText(locale))
    .leftJoin(OWN_TEXT, isOwnText());
}
