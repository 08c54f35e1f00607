// Product decisions, "News": the archive by tag, source, text and page. The drop rules of spec §5 are part of the
// query here, or pages would be short and the count wrong.
import { and, asc, count, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews, feedStates, newsTags } from "~/db/schema.server";
import type { PublishedArticle } from "~/features/news/core/article";
import type { ArchiveSource } from "~/features/news/core/news-archive";
import type { NewsExclude } from "~/features/news/core/news-exclude";
import { ARCHIVE_PAGE_SIZE, type ArchiveQuery } from "~/features/news/core/news-query";
import { foldText } from "~/lib/fold-text";
import { PUBLISHED_COLUMNS, toPublishedArticle } from "./article-row.server";

/** Words of one search that are looked for; the rest of a very long query is passed over. */
const MOST_WORDS = 8;

export interface ArchivePage {
  readonly articles: PublishedArticle[];
  readonly total: number;
  /** Every source with articles, also one that is no longer configured. */
  readonly sources: ArchiveSource[];
}

export interface ArchiveLimits {
  readonly exclude: NewsExclude;
  readonly now: Date;
}

/** One page of the archive, how many articles the filters leave, and the sources to choose from: one batch. */
export async function readArchive(
  db: Db,
  { tag, source, q, page }: ArchiveQuery,
  { exclude, now }: ArchiveLimits,
): Promise<ArchivePage> {
  const needles = foldText(q).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  const conditions = and(
    eq(aiNews.status, "published"),
    source === null ? undefined : eq(aiNews.feedId, source),
    tag === "all"
      ? undefined
      : sql`exists (select 1 from ${newsTags} where ${newsTags.articleId} = ${aiNews.id} and ${newsTags.tag} = ${tag})`,
    // Not LIKE: its patterns are limited to 50 bytes on D1, and its wildcards would need escaping.
    ...needles.map((needle) => sql`instr(${aiNews.searchText}, ${needle}) > 0`),
    lte(aiNews.publishedAt, now.toISOString()),
    sql`cast(substr(${aiNews.publishedAt}, 1, 4) as integer) not in (select value from json_each(${JSON.stringify(exclude.years)}))`,
    holdsNone(aiNews.sourceName, exclude.sources),
    holdsNone(aiNews.title, exclude.titlePatterns),
  );
  const [rows, totals, sources] = await db.batch([
    db
      .select(PUBLISHED_COLUMNS)
      .from(aiNews)
      .where(conditions)
      .orderBy(desc(aiNews.publishedAt))
      .limit(ARCHIVE_PAGE_SIZE)
      .offset((page - 1) * ARCHIVE_PAGE_SIZE),
    db.select({ total: count() }).from(aiNews).where(conditions),
    db
      .select({ id: feedStates.sourceId, name: feedStates.name })
      .from(feedStates)
      .where(sql`exists (select 1 from ${aiNews} where ${aiNews.feedId} = ${feedStates.sourceId})`)
      .orderBy(asc(feedStates.name)),
  ]);
  return { articles: rows.map(toPublishedArticle), total: totals[0]?.total ?? 0, sources };
}

/** True where the column holds none of the parts, case ignored. */
function holdsNone(
  column: typeof aiNews.title | typeof aiNews.sourceName,
  parts: readonly string[],
): SQL | undefined {
  if (parts.length === 0) return undefined;
  const lowered = JSON.stringify(parts.map((part) => part.toLowerCase()));
  return sql`not exists (select 1 from json_each(${lowered}) part where instr(lower(${column}), part.value) > 0)`;
}
