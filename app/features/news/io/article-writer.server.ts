// Articles enter in few statements, each story once, a changed title with its views. One JSON parameter per
// statement, because D1 allows 100 bound parameters and a feed has 200 articles. Tags and search words follow by
// triggers in the same statement.
import { type SQL, sql } from "drizzle-orm";
import { valueList } from "~/db/value-list.server";
import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { exclusionReason } from "~/features/news/core/drop-reason";
import { extractSummary } from "~/features/news/core/rules/extract-summary";
import type { NewsExclude } from "~/features/news/core/rules/news-exclude";
import { foldedWords, toSearchText } from "~/features/news/core/search-words";
import { shortHash } from "~/lib/short-hash";
import { insertTexts } from "./article-texts.server";
import { logEach, SUMMARISE_OPERATION } from "./pipeline-log.server";

/** Characters of JSON in one statement: far below the 2 MB that D1 takes as one value, even as UTF-8. */
const STATEMENT_CHARACTERS = 400_000;

/** Summaries of one story that may be replaced within a day; the next waits until the first of them is a day old. */
const SUMMARIES_A_DAY = 2;

export interface FetchedArticles {
  readonly articles: readonly FeedArticle[];
  readonly source: NewsSource;
  readonly runId: string;
  /** ISO instant; tells the articles that this fetch brought in from those that were there. */
  readonly fetchedAt: string;
  /** True when models are going to be asked; otherwise the extract, which every article gets, is final. */
  readonly modelsFollow: boolean;
  /** The drop rules: what they hide is stored, so that it does not come again, and never shown. */
  readonly exclude: NewsExclude;
}

/** The row that an upsert returns for an article that is new or was changed. */
export interface WrittenArticle {
  readonly id: string;
  readonly summaryState: "pending" | "done";
}

/**
 * True when the feed tells the story in other words. Where no hash was kept yet, the title alone decides, as it did
 * when the article was stored.
 */
const IS_RETOLD = "(title <> excluded.title or coalesce(text_hash <> excluded.text_hash, 0))";

/**
 * Columns that a feed may change later. A new title or text makes a new revision, which drops the summary: the extract
 * of the new text takes its place, and models are asked again. View count, date, tags, scores and status stay, and
 * so does a decision that was made by the date.
 */
const CHANGED_COLUMNS = sql.raw(`
  title = excluded.title,
  summary_md = excluded.summary_md,
  tags = iif(hidden_because is null and excluded.hidden_because is null, tags, excluded.tags),
  source_url = excluded.source_url,
  search_text = excluded.search_text,
  hidden_because = iif('year' in (hidden_because, excluded.hidden_because), hidden_because, excluded.hidden_because),
  summarised_by = iif(${IS_RETOLD}, excluded.summarised_by, summarised_by),
  summary_state = iif(${IS_RETOLD}, excluded.summary_state, summary_state),
  summary_attempts = iif(${IS_RETOLD}, 0, summary_attempts),
  summary_due_at = iif(${IS_RETOLD}, excluded.summary_due_at, summary_due_at),
  body = iif(${IS_RETOLD}, excluded.body, body),
  revision = iif(${IS_RETOLD}, revision + 1, revision),
  feed_hash = excluded.feed_hash,
  text_hash = excluded.text_hash`);

/** True when the feed has changed anything that is stored. */
const IS_CHANGED = sql.raw(
  `(summary_md <> excluded.summary_md or source_url <> excluded.source_url or ${IS_RETOLD})`,
);

function toJsonRow(article: FeedArticle, fetched: FetchedArticles): string {
  const { source, fetchedAt, modelsFollow, exclude } = fetched;
  const { texts, summarisedBy } = extractSummary(article);
  const hiddenReason = exclusionReason({ ...article, sourceName: source.name }, exclude);
  // Saves the call of a model for an article that is not about AI, because it is never shown.
  const waits = modelsFollow && hiddenReason !== "not-ai";
  return JSON.stringify({
    id: article.id,
    title: article.title,
    excerpt: article.excerptHtml,
    texts,
    summarised_by: summarisedBy,
    summary_state: waits ? "pending" : "done",
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
    search_text: toSearchText(article.title, article.text),
    feed_hash: article.feedHash,
    text_hash: shortHash(foldedWords(article.text)),
    hidden_because: hiddenReason,
    body: waits ? article.text : null,
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
 * The statements that store the articles of one fetch and log it; they belong into one batch, and those that
 * write articles return them. Sample articles enter only as long as there are no real ones, and leave with the
 * first.
 */
export function articleStatements(fetched: FetchedArticles): SQL[] {
  const { articles, source, fetchedAt, modelsFollow } = fetched;
  if (articles.length === 0) return [];
  const isSample = source.kind === "sample";
  const accepted = isSample ? sql`not exists (select 1 from ai_news where is_sample = 0)` : sql`true`;
  const chunks = toChunks(articles.map((article) => toJsonRow(article, fetched)));
  const added = addedArticles(fetched);
  return [
    ...chunks.flatMap((json) => [upsert(json, accepted), insertExtracts(json), rememberHashes(json)]),
    ...(modelsFollow ? [waitWhereRetoldOften(fetched)] : []),
    sql`
      update feed_states set last_new_at = ${fetchedAt}
      where source_id = ${source.id} and exists (select 1 from ${added})`,
    ...(modelsFollow ? [] : [logExtracts(fetched)]),
    ...(isSample
      ? []
      : [
          sql`
            update feed_states set last_new_at = null
            where source_id in (select feed_id from ai_news where is_sample = 1)
              and exists (select 1 from ai_news where is_sample = 0)`,
          sql`
            delete from ai_news
            where is_sample = 1 and exists (select 1 from ai_news where is_sample = 0)`,
        ]),
  ];
}

/** The rows of this fetch that were not there before, as a table `news`. */
export function addedArticles({ articles, fetchedAt }: Pick<FetchedArticles, "articles" | "fetchedAt">): SQL {
  const ids = JSON.stringify(articles.map(({ id }) => id));
  return sql`json_each(${ids}) entry join ai_news news on news.id = entry.value and news.fetched_at = ${fetchedAt}`;
}

/**
 * A feed that rewords a story every hour is not summarised every hour: its extract follows at once, and models wait
 * for the next day where two of their summaries have gone within this one.
 */
function waitWhereRetoldOften({ articles, fetchedAt }: FetchedArticles): SQL {
  const ids = valueList(articles.map(({ id }) => id));
  return sql`
    update ai_news set summary_due_at = strftime('%Y-%m-%dT%H:%M:%fZ', gone.first_at, '+1 day')
    from (
      select article_id, min(changed_at) as first_at from article_corrections
      where article_id in ${ids}
        and old_written_by <> 'extract'
        and changed_at > strftime('%Y-%m-%dT%H:%M:%fZ', ${fetchedAt}, '-1 day')
      group by article_id having count(distinct changed_at) >= ${SUMMARIES_A_DAY}) gone
    where ai_news.id = gone.article_id
      and ai_news.summary_state = 'pending' and ai_news.summary_due_at = ${fetchedAt}`;
}

/** The rows that summarise_article writes when a model was asked, for articles that none is asked about. */
function logExtracts(fetched: FetchedArticles): SQL {
  const { runId, fetchedAt } = fetched;
  const detail = { summarisedBy: "extract", attempts: [] };
  const entry = { operation: SUMMARISE_OPERATION, status: "completed", runId, detail } as const;
  const source = sql`from ${addedArticles(fetched)}`;
  return logEach({ ...entry, articleId: sql`news.id` }, new Date(fetchedAt), source);
}

/** The row of an entry, looked for as the upsert does it: by its own address first and then by its guid. */
const storedId = sql.raw(`coalesce(
  (select id from ai_news where id = entry.value ->> 'id' and feed_id = entry.value ->> 'feed_id'),
  (select id from ai_news where feed_id = entry.value ->> 'feed_id' and guid = entry.value ->> 'guid'))`);

/** The extracts of the stories that have no text: new ones, and those of a new revision. */
function insertExtracts(json: string): SQL {
  const stored = sql`
    json_each(${json}) entry
    join ai_news news on news.title = entry.value ->> 'title' and news.id = ${storedId}
    join json_each(entry.value -> 'texts') texts`;
  return sql`
    ${insertTexts(sql`news.id`, stored)}
    where not exists (select 1 from article_texts where article_id = news.id)
    on conflict do nothing`;
}

/** Stores the hashes of an entry that changed without retelling its story; that makes no revision. */
function rememberHashes(json: string): SQL {
  return sql`
    update ai_news set feed_hash = entry.value ->> 'feed_hash', text_hash = entry.value ->> 'text_hash'
    from json_each(${json}) entry
    where ai_news.feed_id = entry.value ->> 'feed_id'
      and ai_news.id = ${storedId}
      and ai_news.feed_hash is not entry.value ->> 'feed_hash'`;
}

function upsert(json: string, accepted: SQL): SQL {
  return sql`
    insert into ai_news (
      id, title, summary_md, tags, source_name, source_url, published_at, status, influence_score,
      education_relevance, feed_id, guid, language, date_estimated, is_sample, fetched_at, search_text,
      hidden_because, summarised_by, summary_state, summary_due_at, body, feed_hash, text_hash)
    select
      value ->> 'id', value ->> 'title', value ->> 'excerpt', value -> 'tags', value ->> 'source_name',
      value ->> 'source_url', value ->> 'published_at', 'published', value ->> 'influence_score',
      value ->> 'education_relevance', value ->> 'feed_id', value ->> 'guid', value ->> 'language',
      value ->> 'date_estimated', value ->> 'is_sample', value ->> 'fetched_at', value ->> 'search_text',
      value ->> 'hidden_because', value ->> 'summarised_by', value ->> 'summary_state', value ->> 'fetched_at', value ->> 'body',
      value ->> 'feed_hash', value ->> 'text_hash'
    from json_each(${json})
    where ${accepted}
    on conflict (id) do update set ${CHANGED_COLUMNS}
    where feed_id = excluded.feed_id and ${IS_CHANGED}
    on conflict (feed_id, guid) do update set ${CHANGED_COLUMNS}
    where ${IS_CHANGED}
    returning id, summary_state as "summaryState"`;
}
