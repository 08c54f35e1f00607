// Rows read for each request, with a given number of articles in the database.
import { createExecutionContext, env } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { createReadDb } from "~/db/client.server";
import { readDataVersions } from "~/db/data-version.server";
import { findDigest, listWeeks } from "~/features/digest/io/digest-store.server";
import { TAG_FILTERS } from "~/features/news/core/rules/tags";
import { createApp } from "../../workers/create-app";
import { archiveAt } from "./archive-at";
import { countRows } from "./counted-d1";
import { fillArticles, fillRecords, idOfArticle, RARE_SOURCE, SHOWN, SOURCES } from "./many-articles";
import { answered, toNews } from "./questions";

const MOST_ROWS = 200;
const NOW = new Date();

const app = createApp(() => Promise.reject(new Error("pages need the build")));

/** The rows that this work reads, with the service that pages use. */
async function listRows(work: (news: ReturnType<typeof toNews>["news"], d1: D1Database) => Promise<unknown>) {
  const { database, count } = countRows(env.DB);
  const { news, isDegraded } = toNews(database);
  await work(news, database);
  expect(isDegraded()).toBe(false);
  return count;
}

/** A place far back, in the middle of the shown articles that hold to this filter. */
function toPlace(days: number): string {
  return `${new Date(NOW.getTime() - days * 86_400_000).toISOString()}_7`;
}

/** Tests that no request reads more than a page can show, with this number of articles. */
export function testRowsRead(articles: number): void {
  beforeAll(async () => {
    await env.DB.batch(
      [
        "ai_news",
        "leases",
        "run_items",
        "pipeline_runs",
        "pipeline_logs",
        "feed_states",
        "digest_issues",
      ].map((table) => env.DB.prepare(`delete from ${table}`)),
    );
    await fillArticles(articles, NOW);
    await fillRecords(NOW);
  });

  /** Half of the articles ago; they are five minutes apart. */
  const middle = toPlace((articles * 5) / 2 / 1440);
  const filters = [
    "",
    "tag=ai",
    "tag=education",
    "tag=ethics",
    "tag=openai",
    "source=source-1",
    `source=${RARE_SOURCE}`,
    "source=unknown",
    "q=school",
    "q=schools",
    "q=school+ai+guidance",
    "q=ancient",
    "q=school+ancient",
    "q=nowhere",
    `q=number${articles - 1}`,
  ];

  test.each(filters)("/news?%s reads no more than a page, wherever it begins", async (filter) => {
    const places = [
      "",
      `before=${middle}`,
      `after=${middle}`,
      "before=9999-01-01T00:00:00Z_f",
      "after=0000-01-01T00:00:00Z_0",
    ];
    for (const place of places) {
      const { rowsRead, calls } = await archiveAt(`${filter}&${place}`, NOW);
      expect(calls, place).toBe(1);
      expect(rowsRead, place).toBeGreaterThan(0);
      expect(rowsRead, place).toBeLessThanOrEqual(MOST_ROWS);
    }
  });

  const chips = TAG_FILTERS.flatMap((tag) => LOCALES.map((locale) => [tag, locale] as const));

  test.each(chips)("the home page with the chip %s in %s, in one batch", async (tag, locale) => {
    const { rowsRead, calls } = await listRows(async (news) => {
      const { articles: list } = answered(await news.listPublished({ tag, locale, now: NOW }));
      expect(list.length).toBe(
        ["openai", "microsoft", "influential-expert", "international-event"].includes(tag) ? 0 : 20,
      );
    });
    expect(calls).toBe(1);
    // The news with a text each, the last update, and with a chip the rows of the tag's index.
    expect(rowsRead).toBeLessThanOrEqual(tag === "all" ? 41 : 61);
  });

  test("the other pages", async () => {
    const { rowsRead: pipeline } = await listRows(async (news) => {
      const records = answered(await news.readPipeline(["m"]));
      expect(records?.runs).toHaveLength(15);
      expect(records?.feeds).toHaveLength(SOURCES);
    });
    const { rowsRead: digest } = await listRows((_, d1) => listWeeks(createReadDb(d1), "en"));
    const { rowsRead: issue } = await listRows((_, d1) => findDigest(createReadDb(d1), "en", "2024-10"));
    const { rowsRead: version } = await listRows((_, d1) => readDataVersions(d1));
    for (const rows of [pipeline, digest, issue, version]) {
      expect(rows).toBeGreaterThan(0);
      expect(rows).toBeLessThanOrEqual(MOST_ROWS);
    }
  });

  async function request(path: string, init?: RequestInit) {
    const { database, count } = countRows(env.DB);
    const bindings = { ...env, DB: database, AI_PROVIDERS: "[]" };
    const url = `http://localhost${path}`;
    const answer = await app.fetch(new Request(url, init), bindings, createExecutionContext());
    return { status: answer.status, ...count };
  }

  const press = { method: "POST", body: JSON.stringify({ trigger: "manual_user_request" }) };
  const json = { "Content-Type": "application/json", Origin: "http://localhost" };

  test.each([
    ["/news/feed.xml", 200, undefined],
    ["/pt-br/news/feed.xml", 200, undefined],
    ["/healthz", 200, undefined],
    ["/sitemap.xml", 200, undefined],
    ["/r/chatgpt", 302, undefined],
    ["/api/fetch-ai-news", 202, { ...press, headers: json }],
    ["/api/process-ai-summaries", 202, { ...press, headers: json }],
    [`/api/news/${idOfArticle(SHOWN)}/view`, 204, { method: "POST", body: "{}", headers: json }],
    ["/api/news/ffffffffffffffffffffffffffffffff/view", 404, { method: "POST", body: "{}", headers: json }],
  ] as const)("%s", async (path, status, init) => {
    const answer = await request(path, init);
    expect(answer.status).toBe(status);
    expect(answer.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
  });
}
