// The archive by tag, source or text. Every page of it, however far back, is one stretch of one index, so that pages
// stay cheap while the table grows for a year.
import { and, asc, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews, searchRowid } from "~/db/news-tables.server";
import { feedStates } from "~/db/run-tables.server";
import type { PublishedArticle } from "~/features/news/core/article";
import type { ArchiveSource } from "~/features/news/core/page/news-archive";
import { ARCHIVE_PAGE_SIZE, type ArchiveQuery } from "~/features/news/core/page/news-query";
import { toMatch } from "~/features/news/core/search-words";
import { byDate, byTag, inDirection, type Place, selectPublishedBy } from "./published-articles.server";

/** Sources to choose from; a site with more of them offers the first by name. */
const MOST_SOURCES = 120;

/** One more than a page has, to know whether another one follows. */
const MOST_ARTICLES = ARCHIVE_PAGE_SIZE + 1;

export type ArchiveVisit = Pick<Place, "locale" | "now">;

export interface ArchiveRows {
  /** Articles in the direction of the cursor, at most one more than a page holds. */
  readonly articles: PublishedArticle[];
  /** Every source with articles, also one that is no longer configured. */
  readonly sources: ArchiveSource[];
}

/** The articles next to the cursor, and the sources to choose from: one batch. */
export async function readArchive(
  db: Db,
  { filter, cursor }: ArchiveQuery,
  { locale, now }: ArchiveVisit,
): Promise<ArchiveRows> {
  const sources = db
    .select({ id: feedStates.sourceId, name: feedStates.name })
    .from(feedStates)
    .where(isNotNull(feedStates.lastNewAt))
    .orderBy(asc(feedStates.name))
    .limit(MOST_SOURCES);
  const match = filter.by === "text" ? toMatch(filter.text) : null;
  if (filter.by === "text" && match === null) return { articles: [], sources: await sources };
  const place = { cursor, locale, now, limit: MOST_ARTICLES };
  const articles =
    match !== null
      ? byText(db, match, place)
      : filter.by === "tag"
        ? byTag(db, filter.tag, place)
        : byDate(db, filter.by === "source" ? filter.source : null, place);
  const [rows, sourceRows] = await db.batch([articles, sources]);
  return { articles: rows, sources: sourceRows };
}

const SEARCH_ROWID = sql.raw("news_search.rowid");

/** Rows of the search table rise with the date, so that the newest are found first without sorting. */
function byText(db: Db, match: string, place: Place) {
  return selectPublishedBy(db, sql`news_search`, place.locale)
    .where(
      and(sql`news_search match ${match}`, isRowInPlace(place), sql`${aiNews.searchRowid} = ${SEARCH_ROWID}`),
    )
    .orderBy(...inDirection(place, SEARCH_ROWID))
    .limit(place.limit);
}

/** The same condition as isInPlace, for the row ids of the search table. */
function isRowInPlace({ cursor, now }: Place): SQL {
  // The first row of the second that follows.
  const hasCome = sql`${SEARCH_ROWID} < (unixepoch(${now.toISOString()}) + 1) * 4294967296`;
  if (cursor === null) return hasCome;
  const row = searchRowid(sql`${cursor.key.publishedAt}`, sql`${cursor.key.id}`);
  if (cursor.direction === "after") return sql`${hasCome} and ${SEARCH_ROWID} > ${row}`;
  return cursor.key.publishedAt > now.toISOString() ? hasCome : sql`${SEARCH_ROWID} < ${row}`;
}
