// Queries of the news pages, newest first. Each follows an index and stops at the end of the list.
import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { aiNews } from "~/db/news-tables.server";
import { isPast } from "~/db/past.server";
import { pipelineLogs } from "~/db/run-tables.server";
import type { PublishedArticle } from "~/features/news/core/article";
import type { TagFilter } from "~/features/news/core/rules/tags";
import { FETCH_OPERATION } from "./pipeline-log.server";
import { byDate, byTag, IS_SHOWN, type Place, selectPublished } from "./published-articles.server";

/**
 * The home page reads this many articles, newest first: some more than it shows, because two of them may be one story.
 * Each costs two rows of the database.
 */
const NEWS_LIMIT = 20;

export interface NewsList {
  readonly articles: PublishedArticle[];
  /** ISO instant of the last run that brought news in; null when there was none. */
  readonly lastUpdatedAt: string | null;
}

export interface NewsListRequest extends Pick<Place, "locale" | "now"> {
  readonly tag: TagFilter;
  readonly limit?: number;
}

export interface NewsSpan {
  readonly start: string;
  readonly end: string;
  readonly locale: Locale;
  readonly limit: number;
}

export function createNewsReader(db: Db) {
  /** The newest articles, with one tag if one is given, and the last update: one batch. */
  async function listPublished({ tag, locale, now, limit = NEWS_LIMIT }: NewsListRequest): Promise<NewsList> {
    const place = { cursor: null, locale, now, limit };
    const [rows, updates] = await db.batch([
      tag === "all" ? byDate(db, null, place) : byTag(db, tag, place),
      db
        .select({ createdAt: pipelineLogs.createdAt })
        .from(pipelineLogs)
        .where(
          and(
            eq(pipelineLogs.operation, FETCH_OPERATION),
            eq(pipelineLogs.status, "completed"),
            isPast(pipelineLogs.createdAt),
          ),
        )
        .orderBy(desc(pipelineLogs.createdAt))
        .limit(1),
    ]);
    return { articles: rows, lastUpdatedAt: updates[0]?.createdAt ?? null };
  }

  /** The shown articles from `start` on and before `end` (ISO instants), the weightiest `limit` of them. */
  async function listBetween({ start, end, locale, limit }: NewsSpan): Promise<PublishedArticle[]> {
    return await selectPublished(db, locale)
      .where(and(IS_SHOWN, gte(aiNews.publishedAt, start), lt(aiNews.publishedAt, end)))
      .orderBy(desc(sql`${aiNews.educationRelevance} + ${aiNews.influenceScore}`), asc(aiNews.id))
      .limit(limit);
  }

  return { listPublished, listBetween };
}
