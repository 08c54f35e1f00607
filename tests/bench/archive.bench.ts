// The archive as it grows: how much its search table adds to the database, which no count of rows shows, and what a
// page costs with each filter.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toSearchText } from "~/features/news/core/search-words";
import { archiveAt } from "../worker/archive-at";

/** As many articles come at once from a long feed. */
const AT_ONCE = 200;
const WORDS_PER_ARTICLE = 150;
const VOCABULARY = 30_000;
const REPETITIONS = 9;

/** Words are as frequent as in a language: the second word half as often as the first, and so on. */
function someWords(count: number): string {
  const words = Array.from({ length: count }, () => {
    const rank = Math.floor(VOCABULARY ** Math.random());
    return `${"palavra".slice(0, 1 + (rank % 7))}${rank.toString(36)}`;
  });
  return words.join(" ");
}

function toRow(number: number, now: number) {
  const publishedAt = new Date(now - number * 600_000).toISOString();
  return {
    id: `${(Math.imul(number, 2654435761) >>> 0).toString(16).padStart(8, "0")}${number.toString(16).padStart(24, "0")}`,
    at: publishedAt,
    title: `Title ${number}`,
    words: toSearchText("escola inteligencia artificial", someWords(WORDS_PER_ARTICLE)),
    feed: `source-${number % 35}`,
    guid: String(number),
    tags: ["ai", number % 3 === 0 ? "education" : "research", number % 500 === 0 ? "ethics" : "google"],
  };
}

const INSERT = `insert into ai_news (
    id, title, summary_md, tags, source_name, source_url, published_at, status, influence_score, education_relevance,
    feed_id, guid, language, date_estimated, is_sample, fetched_at, search_text, summary_state, summary_due_at)
  select value ->> 'id', value ->> 'title', '<p>Text</p>', value -> 'tags', value ->> 'feed',
    'https://example.org/' || (value ->> 'id'), value ->> 'at', 'published', 50, 50, value ->> 'feed',
    value ->> 'guid', 'en', 0, 0, value ->> 'at', value ->> 'words', 'done', value ->> 'at'
  from json_each(?)`;

const INSERT_TEXTS = `insert into article_texts (article_id, locale, title, summary_html, class_note)
  select value ->> 'id', locale, value ->> 'title', '<p>Text</p>', 'Note'
  from json_each(?), (select 'en' as locale union select 'pt-br')`;

async function fill(from: number, to: number, now: number): Promise<number> {
  const started = Date.now();
  for (let start = from; start < to; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => toRow(to - 1 - (start - from) - index, now));
    const json = JSON.stringify(rows);
    await env.DB.batch([INSERT, INSERT_TEXTS].map((statement) => env.DB.prepare(statement).bind(json)));
  }
  return Date.now() - started;
}

async function megabytes() {
  const { results, meta } = await env.DB.prepare(
    "select sum(length(block)) + (select count(*) * 16 from news_search_docsize) as search from news_search_data",
  ).all<{ search: number }>();
  const round = (bytes: number) => Math.round(bytes / 1e5) / 10;
  return { all: round(meta.size_after), search: round(results[0]?.search ?? 0) };
}

async function toCost(search: string, now: Date) {
  const times: number[] = [];
  let rowsRead = 0;
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const started = performance.now();
    ({ rowsRead } = await archiveAt(search, now));
    times.push(performance.now() - started);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(REPETITIONS / 2)] ?? 0;
  return { rowsRead, ms: Math.round(median * 10) / 10 };
}

test("5,000 and 50,000 articles", async () => {
  const now = new Date();
  let stored = 0;
  for (const articles of [5_000, 50_000]) {
    const filledInMs = await fill(stored, articles, now.getTime());
    stored = articles;
    const far = `before=${new Date(now.getTime() - articles * 300_000).toISOString()}_0`;
    const searches = ["", far, "tag=ai", "tag=ethics", `tag=ai&${far}`, "source=source-3", "q=ia"];
    searches.push("q=escola", "q=escolas", "q=escola+inteligencia", `q=escola&${far}`, "q=nowhere");
    const costs: Record<string, { rowsRead: number; ms: number }> = {};
    for (const search of searches) costs[search] = await toCost(search, now);
    console.log(JSON.stringify({ articles, filledInMs, megabytes: await megabytes(), costs }, null, 1));
    expect(Math.max(...Object.values(costs).map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(200);
  }
});
