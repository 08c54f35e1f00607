// The articles that a page reads: each is its row, and one row of its texts.
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { aiNews, newsTags } from "~/db/news-tables.server";
import type { ArchiveCursor } from "~/features/news/core/page/news-query";
import type { Tag } from "~/features/news/core/rules/tags";
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

/**
 * The condition for shown articles, in the very words of the partial indexes. With a bound value SQLite could not
 * tell that such an index holds the row.
 */
export const IS_SHOWN: SQL = sql.raw("ai_news.status = 'published' and ai_news.hidden_because is null");

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

/** Where a list begins, and how long it is. */
export interface Place {
  readonly locale: Locale;
  /** An article of a later date waits for its day. */
  readonly now: Date;
  /** Null for the newest. */
  readonly cursor: ArchiveCursor | null;
  readonly limit: number;
}

/**
 * True for what lies behind the cursor and has already been published. The condition has one upper bound only: with
 * two, the database might choose the wrong one and read all rows between them.
 */
function isInPlace({ cursor, now }: Place, date: SQL, id: SQL): SQL | undefined {
  const hasCome = sql`${date} <= ${now.toISOString()}`;
  if (cursor === null) return hasCome;
  const { publishedAt, id: keyId } = cursor.key;
  if (cursor.direction === "after") return and(hasCome, sql`(${date}, ${id}) > (${publishedAt}, ${keyId})`);
  return publishedAt > now.toISOString() ? hasCome : sql`(${date}, ${id}) < (${publishedAt}, ${keyId})`;
}

/** Newest first, and the other way round where the newer ones next to the cursor are looked for. */
export function inDirection({ cursor }: Place, ...columns: readonly SQL[]): SQL[] {
  return columns.map((column) => (cursor?.direction === "after" ? asc(column) : desc(column)));
}

/** The articles in the order of time, of one source if one is given. */
export function byDate(db: Db, source: string | null, place: Place) {
  const [date, id] = [sql`${aiNews.publishedAt}`, sql`${aiNews.id}`];
  const isOfSource = source === null ? undefined : eq(aiNews.feedId, source);
  return selectPublished(db, place.locale)
    .where(and(IS_SHOWN, isOfSource, isInPlace(place, date, id)))
    .orderBy(...inDirection(place, date, id))
    .limit(place.limit);
}

/** The articles with a tag. The tags are in the order of the page. */
export function byTag(db: Db, tag: Tag, place: Place) {
  const [date, id] = [sql`${newsTags.publishedAt}`, sql`${newsTags.articleId}`];
  return selectPublishedBy(db, sql`${newsTags}`, place.locale)
    .where(and(eq(aiNews.id, newsTags.articleId), eq(newsTags.tag, tag), isInPlace(place, date, id)))
    .orderBy(...inDirection(place, date, id))
    .limit(place.limit);
}
