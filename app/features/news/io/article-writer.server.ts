// Faults rows 32 and 37: articles enter in few statements, each story once, a changed title with its views.
// One JSON parameter per statement, because D1 allows 100 bound parameters and a feed has 200 articles.
import { type SQL, sql } from "drizzle-orm";
import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { foldText } from "~/lib/fold-text";

/** Characters of JSON in one statement: far below the 2 MB that D1 takes as one value, even as UTF-8. */
const STATEMENT_CHARACTERS = 400_000;

/** How often a feed may make us summarise one story anew; after that only title and excerpt follow it. */
const MOST_REVISIONS = 3;

/** What an upsert returns for every article that is new or was changed. */
export interface WrittenArticle {
  readonly id: string;
  readonly isNew: 0 | 1;
  readonly summaryState: "pending" | "done";
}

/**
 * What a feed may change later. A new title makes what was written about the story stale: it goes, and is
 * written again. View count, date, tags, scores and status stay.
 */
const CHANGED_COLUMNS = sql.raw(`
  title = excluded.title,
  summary_md = excluded.summary_md,
  source_url = excluded.source_url,
  search_text = excluded.search_text,
  ${["title_en", "title_pt", "summary_en", "summary_pt", "class_note_en", "class_note_pt", "summarised_by"]
    .map((column) => `${column} = iif(title = excluded.title, ${column}, null)`)
    .join(", ")},
  summary_state = iif(title <> excluded.title and revision < ${MOST_REVISIONS}, 'pending', summary_state),
  summary_attempts = iif(title = excluded.title, summary_attempts, 0),
  summary_due_at = iif(title = excluded.title, summary_due_at, excluded.summary_due_at),
  body = iif(title <> excluded.title and revision < ${MOST_REVISIONS}, excluded.body, body),
  revision = iif(title = excluded.title, revision, revision + 1)`);

function toJsonRow(article: FeedArticle, source: NewsSource, fetchedAt: string): string {
  return JSON.stringify({
    id: article.id,
    title: article.title,
    excerpt: article.excerptHtml,
    tags: article.tags,
    source_name: source.name,
    source_url: article.sourceUrl,
    published_at: article.publishedAt,
    influence_score: article.influenceScore,
    education_relevance: article.educationRelevance,
    feed_id: source.id,
    guid: article.guid,
    language: article.language,
    date_estimated: article.dateEstimated ? 1 : 0,
    is_sample: source.kind === "sample" ? 1 : 0,
    fetched_at: fetchedAt,
    search_text: foldText(`${article.title} ${article.text}`).slice(0, 1000),
    body: article.text,
  });
}

/** JSON arrays of the rows, each short enough for one statement. */
function toChunks(rows: readonly string[]): string[] {
  const chunks: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (length + row.length > STATEMENT_CHARACTERS) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(row);
    length += row.length;
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}

/**
 * The statements that store the articles of one fetch; they belong into one batch, and those that write
 * articles return them. Sample articles enter only as long as there are no real ones, and leave with the first.
 */
export function articleStatements(articles: readonly FeedArticle[], source: NewsSource, fetchedAt: string) {
  const isSample = source.kind === "sample";
  const accepted = isSample ? sql`not exists (select 1 from ai_news where is_sample = 0)` : sql`true`;
  const chunks = toChunks(articles.map((article) => toJsonRow(article, source, fetchedAt)));
  const statements = chunks.flatMap((json) => [upsert(json, fetchedAt, accepted), addTags(json, fetchedAt)]);
  const retireSamples = sql`
    delete from ai_news where is_sample = 1 and exists (select 1 from ai_news where is_sample = 0)`;
  return isSample || chunks.length === 0 ? statements : [...statements, retireSamples];
}

function addTags(json: string, fetchedAt: string): SQL {
  return sql`
    insert or ignore into news_tags (tag, published_at, article_id)
    select tags.value, news.published_at, news.id
    from json_each(${json}) entry
    join ai_news news on news.id = entry.value ->> 'id' and news.fetched_at = ${fetchedAt}
    join json_each(news.tags) tags`;
}

function upsert(json: string, fetchedAt: string, accepted: SQL): SQL {
  return sql`
    insert into ai_news (
      id, title, summary_md, tags, source_name, source_url, published_at, status, influence_score,
      education_relevance, feed_id, guid, language, date_estimated, is_sample, fetched_at, search_text,
      summary_state, summary_due_at, body)
    select
      value ->> 'id', value ->> 'title', value ->> 'excerpt', value -> 'tags', value ->> 'source_name',
      value ->> 'source_url', value ->> 'published_at', 'published', value ->> 'influence_score',
      value ->> 'education_relevance', value ->> 'feed_id', value ->> 'guid', value ->> 'language',
      value ->> 'date_estimated', value ->> 'is_sample', value ->> 'fetched_at', value ->> 'search_text',
      'pending', value ->> 'fetched_at', value ->> 'body'
    from json_each(${json})
    where ${accepted}
    on conflict (id) do update set ${CHANGED_COLUMNS}
    where feed_id = excluded.feed_id and (title <> excluded.title or summary_md <> excluded.summary_md)
    on conflict (feed_id, guid) do update set ${CHANGED_COLUMNS}
    where title <> excluded.title or summary_md <> excluded.summary_md
    returning id, fetched_at = ${fetchedAt} as "isNew", summary_state as "summaryState"`;
}
