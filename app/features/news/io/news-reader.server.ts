// Spec §7, "News list" and "Last update": what the pages read, newest first, always from an index.
import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { isPast } from "~/db/past.server";
import { aiNews, newsTags, pipelineLogs } from "~/db/schema.server";
import type { PublishedArticle } from "~/features/news/core/article";
import { NEWS_LIMIT } from "~/features/news/core/selection";
import type { TagFilter } from "~/features/news/core/tags";
import { PUBLISHED_COLUMNS, toPublishedArticle } from "./article-row.server";
import { FETCH_OPERATION } from "./pipeline-log.server";

export interface NewsList {
  readonly articles: PublishedArticle[];
  /** ISO instant of the last run that brought news in; null when there was none. */
  readonly lastUpdatedAt: string | null;
}

/** What the pages read of the news. */
export function createNewsReader(db: Db) {
  const published = eq(aiNews.status, "published");

  /** The newest published articles, with one tag if one is given, and the last update: one batch. */
  async function listPublished(tag: TagFilter, limit = NEWS_LIMIT): Promise<NewsList> {
    const newest =
      tag === "all"
        ? db
            .select(PUBLISHED_COLUMNS)
            .from(aiNews)
            .where(published)
            .orderBy(desc(aiNews.publishedAt))
            .limit(limit)
        : db
            .select(PUBLISHED_COLUMNS)
            .from(newsTags)
            .innerJoin(aiNews, eq(aiNews.id, newsTags.articleId))
            .where(and(eq(newsTags.tag, tag), published))
            .orderBy(desc(newsTags.publishedAt))
            .limit(limit);
    const [rows, updates] = await db.batch([
      newest,
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
    return { articles: rows.map(toPublishedArticle), lastUpdatedAt: updates[0]?.createdAt ?? null };
  }

  /** The published articles from `start` on and before `end` (ISO instants), the weightiest `limit` of them. */
  async function listBetween(start: string, end: string, limit: number): Promise<PublishedArticle[]> {
    const rows = await db
      .select(PUBLISHED_COLUMNS)
      .from(aiNews)
      .where(and(published, gte(aiNews.publishedAt, start), lt(aiNews.publishedAt, end)))
      .orderBy(desc(sql`${aiNews.educationRelevance} + ${aiNews.influenceScore}`), asc(aiNews.id))
      .limit(limit);
    return rows.map(toPublishedArticle);
  }

  return { listPublished, listBetween };
}
