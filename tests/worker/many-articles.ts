// A database as it is after a year. Pages must not read all of it.
import { env } from "cloudflare:test";

/** Newest first: 300 with a date to come, then the shown ones, with a long stretch of hidden ones in between. */
const FUTURE = 300;
export const HIDDEN = { from: 1000, to: 2500 } as const;
const WITHDRAWN = { from: 3000, to: 3300 } as const;

/** Spread as hashes are, so that the order of the ids is not that of the dates. */
const ID_OF_NUMBER = "printf('%08x%024x', n * 2654435761 % 4294967296, n)";

/** The article with this number, by its id. */
export function idOfArticle(number: number): string {
  const spread = (BigInt(number) * 2_654_435_761n) % 4_294_967_296n;
  return spread.toString(16).padStart(8, "0") + number.toString(16).padStart(24, "0");
}

/** One of those that pages show. */
export const SHOWN = FUTURE + 100;

/** Sources with articles; the last one has few and old ones. */
export const SOURCES = 35;
export const RARE_SOURCE = "source-rare";

/**
 * `count` articles a few minutes apart. Tags, sources and words are common, rare and old ones. Each has a text in its
 * own language, and every second one in the other too.
 */
export async function fillArticles(count: number, now: Date, d1: D1Database = env.DB): Promise<void> {
  await d1
    .prepare(
      `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ?1)
      insert into ai_news (
        id, title, summary_md, tags, source_name, source_url, published_at, status, hidden_because, influence_score,
        education_relevance, feed_id, guid, language, date_estimated, is_sample, fetched_at, search_text,
        summary_state, summary_due_at)
      select
        ${ID_OF_NUMBER}, 'Title ' || n, '<p>Text</p>',
        json_array('ai', iif(n % 3 = 0, 'education', 'research'), iif(n > ?1 - 40, 'ethics', 'google')),
        'Source', 'https://example.org/' || n,
        strftime('%Y-%m-%dT%H:%M:%fZ', ?2, ((${FUTURE} - n) * 300) || ' seconds'),
        iif(n between ${WITHDRAWN.from} and ${WITHDRAWN.to}, 'withdrawn', 'published'),
        iif(n between ${HIDDEN.from} and ${HIDDEN.to}, 'source', null), 50, 50,
        iif(n > ?1 - 10, '${RARE_SOURCE}', 'source-' || (n % ${SOURCES - 1})), n, iif(n % 5 = 0, 'pt', 'en'), 0, 0, ?2,
        'school ai number' || n || iif(n % 7 = 0, ' avaliacao', ' guidance') || iif(n > ?1 - 30, ' ancient', ''),
        iif(n % 2 = 0, 'pending', 'done'), strftime('%Y-%m-%dT%H:%M:%fZ', ?2, iif(n % 4 = 0, '-1 day', '+1 day'))
      from numbers`,
    )
    .bind(count, now.toISOString())
    .run();
  await d1
    .prepare(
      `insert into article_texts (article_id, locale, title, summary_html, class_note)
      select id, locale, title, '<p>Text</p>', 'Note' from ai_news, (select 'en' as locale union select 'pt-br')
      where (language = 'en') = (locale = 'en') or guid % 2 = 0`,
    )
    .run();
}

/** Writes the pipeline's records of ninety days, with `SOURCES` feeds and as many that were taken out. */
export async function fillRecords(now: Date, d1: D1Database = env.DB): Promise<void> {
  const numbers = (most: number) =>
    `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${most})`;
  const at = (step: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ?1, -${step} || ' minutes')`;
  const statements = [
    `${numbers(4000)} insert into pipeline_runs (id, operation, trigger, status, started_at, finished_at, item_count)
      select 'run-' || n, iif(n % 2 = 0, 'fetch_enhanced_global_news', 'process_ai_summaries'), 'cron', 'completed',
        ${at("(30 * n + 20)")}, ${at("(30 * n + 19)")}, 35 from numbers`,
    `${numbers(4000)} insert into run_items (run_id, item_id, outcome)
      select 'run-' || (n / 100), 'item-' || n, 'done' from numbers where ?1 is not null`,
    `${numbers(9000)} insert into pipeline_logs (created_at, operation, status, article_id, detail)
      select ${at("n")}, iif(n % 9 = 0, 'fetch_enhanced_global_news', 'summarise_article'),
        iif(n % 2 = 0, 'completed', 'pending'), ${ID_OF_NUMBER},
        '{"summarisedBy":"m","attempts":[{"model":"m","outcome":"ungrounded","reason":"x","durationMs":1}]}'
      from numbers`,
    `${numbers(SOURCES - 1)} insert into feed_states (source_id, name, feed, last_attempt_at, last_new_at)
      select 'source-' || n, 'Source ' || n, 'https://example.org/' || n, ?1, ?1 from numbers`,
    `insert into feed_states (source_id, name, feed, last_attempt_at, last_new_at)
      values ('${RARE_SOURCE}', 'Rare', 'https://example.org/rare', ?1, ?1)`,
    `${numbers(250)} insert into digest_issues (locale, week, issue, good_news, built_at)
      select iif(n % 2 = 0, 'en', 'pt-br'), printf('%04d-%02d', 2024 + n / 100, n / 2 % 50), null, 0, ?1 from numbers`,
  ];
  await d1.batch(statements.map((statement) => d1.prepare(statement).bind(now.toISOString())));
}
