// Articles enter in few statements, each story once, a changed title with its views. One JSON parameter per
// statement, because D1 allows 100 bound parameters and a feed has 200 articles. Tags and search words follow by
// triggers in the same statement.
import { type SQL, sql } from "drizzle-orm";
import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { dropReason } from "~/features/news/core/drop-reason";
import { extractSummary } from "~/features/news/core/rules/extract-summary";
import type { NewsExclude } from "~/features/news/core/rules/news-exclude";
import { toSearchText } from "~/features/news/core/search-words";
import { logEach, SUMMARISE_OPERATION } from "./pipeline-log.server";

/** Characters of JSON in one statement: far below the 2 MB that D1 takes as one value, even as UTF-8. */
const STATEMENT_CHARACTERS = 400_000;

/** How often a feed may make us summarise one story anew; after that only title and excerpt follow it. */
const MOST_REVISIONS = 3;

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

/** What an upsert returns for every article that is new or was changed. */
export interface WrittenArticle {
  readonly id: string;
  readonly summaryState: "pending" | "done";
}

/** What a summary fills in and a new title makes stale. */
const SUMMARY_COLUMNS = [
  "title_en",
  "title_pt",
  "summary_en",
  "summary_pt",
  "class_note_en",
  "class_note_pt",
  "summarised_by",
];

/**
 * What a feed may change later. With a new title, what was written about the story gives way to the new text's
 * extract, and models are asked again. View count, date, tags, scores and status stay, and with the date what was
 * decided by it.
 */
const CHANGED_COLUMNS = sql.raw(`
  title = excluded.title,
  summary_md = excluded.summary_md,
  source_url = excluded.source_url,
  search_text = excluded.search_text,
  hidden_because = iif('year' in (hidden_because, excluded.hidden_because), hidden_because, excluded.hidden_because),
  ${SUMMARY_COLUMNS.map((column) => `${column} = iif(title = excluded.title, ${column}, excluded.${column})`).join(", ")},
  summary_state = iif(title <> excluded.title and revision < ${MOST_REVISIONS}, excluded.summary_state, summary_state),
  summary_attempts = iif(title = excluded.title, summary_attempts, 0),
  summary_due_at = iif(title = excluded.title, summary_due_at, excluded.summary_due_at),
  body = iif(title <> excluded.title and revision < ${MOST_REVISIONS}, excluded.body, body),
  revision = iif(title = excluded.title, revision, revision + 1)`);

function toJsonRow(article: FeedArticle, fetched: FetchedArticles): string {
  const { source, fetchedAt, modelsFollow, exclude } = fetched;
  const { texts, summarisedBy } = extractSummary(article);
  return JSON.stringify({
    id: article.id,
    title: article.title,
    excerpt: article.excerptHtml,
    title_en: texts.en?.title,
    title_pt: texts["pt-br"]?.title,
    summary_en: texts.en?.summaryHtml,
    summary_pt: texts["pt-br"]?.summaryHtml,
    summarised_by: summarisedBy,
    summary_state: modelsFollow ? "pending" : "done",
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
    hidden_because: dropReason({ ...article, sourceName: source.name }, exclude),
    body: modelsFollow ? article.text : null,
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
    ...chunks.map((json) => upsert(json, accepted)),
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

/** The rows that summarise_article writes when a model was asked, for articles that none is asked about. */
function logExtracts(fetched: FetchedArticles): SQL {
  const { runId, fetchedAt } = fetched;
  const detail = { summarisedBy: "extract", attempts: [] };
  const entry = { operation: SUMMARISE_OPERATION, status: "completed", runId, detail } as const;
  const source = sql`from ${addedArticles(fetched)}`;
  return logEach({ ...entry, articleId: sql`news.id` }, new Date(fetchedAt), source);
}

function upsert(json: string, accepted: SQL): SQL {
  return sql`
    insert into ai_news (
      id, title, summary_md, tags, source_name, source_url, published_at, status, influence_score,
      education_relevance, feed_id, guid, language, date_estimated, is_sample, fetched_at, search_text,
      hidden_because, title_en, title_pt, summary_en, summary_pt, summarised_by, summary_state, summary_due_at, body)
    select
      value ->> 'id', value ->> 'title', value ->> 'excerpt', value -> 'tags', value ->> 'source_name',
      value ->> 'source_url', value ->> 'published_at', 'published', value ->> 'influence_score',
      value ->> 'education_relevance', value ->> 'feed_id', value ->> 'guid', value ->> 'language',
      value ->> 'date_estimated', value ->> 'is_sample', value ->> 'fetched_at', value ->> 'search_text',
      value ->> 'hidden_because', value ->> 'title_en', value ->> 'title_pt', value ->> 'summary_en', value ->> 'summary_pt',
      value ->> 'summarised_by', value ->> 'summary_state', value ->> 'fetched_at', value ->> 'body'
    from json_each(${json})
    where ${accepted}
    on conflict (id) do update set ${CHANGED_COLUMNS}
    where feed_id = excluded.feed_id and (title <> excluded.title or summary_md <> excluded.summary_md)
    on conflict (feed_id, guid) do update set ${CHANGED_COLUMNS}
    where title <> excluded.title or summary_md <> excluded.summary_md
    returning id, summary_state as "summaryState"`;
}
