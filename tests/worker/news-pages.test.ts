// What the pages about the news read, and the feeds, on the real database.
import { createExecutionContext, env } from "cloudflare:test";
import { parseRssFeed } from "feedsmith";
import { expect, test, vi } from "vitest";
import { aiNews, feedStates, leases, pipelineLogs, pipelineRuns } from "~/db/schema.server";
import { DEFAULT_NEWS_EXCLUDE } from "~/features/news/core/news-exclude";
import { parseArchiveQuery } from "~/features/news/core/news-query";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { createLog } from "../../workers/log";
import { createNewsService } from "../../workers/news-service";
import { createPipeline, db, type TestSource } from "./pipeline";
import { type RssItem, rss, someItems } from "./rss";
import { script } from "./scripted";

const app = createApp(() => Promise.reject(new Error("pages need the build")));
const NOW = () => new Date();

async function startAfresh() {
  await db.batch([
    db.delete(pipelineRuns),
    db.delete(leases),
    db.delete(aiNews),
    db.delete(feedStates),
    db.delete(pipelineLogs),
  ]);
}

async function feedOf(items: readonly RssItem[], name: string, kind: TestSource["kind"] = "press") {
  const { url } = await script({ body: rss(items) });
  return { feed: url, name, kind };
}

function news(bindings: Env = env, degraded = { value: false }) {
  return createNewsService(bindings.DB, createLog(), degraded);
}

function archive(search: string, exclude = DEFAULT_NEWS_EXCLUDE) {
  return news().readArchive(parseArchiveQuery(new URLSearchParams(search)), { exclude, now: NOW() });
}

function get(path: string, bindings: Env, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost${path}`, { headers });
  return Promise.resolve(app.fetch(request, bindings, createExecutionContext()));
}

const BROKEN: Env = {
  ...env,
  DB: new Proxy(env.DB, {
    get: () => () => {
      throw new Error("D1 is down");
    },
  }),
};

test("the archive counts and lists what its filters and the drop rules leave, page by page", async () => {
  await startAfresh();
  const old = {
    title: "An old guidance",
    link: "https://example.org/old",
    date: "Tue, 30 Dec 2025 10:00:00 GMT",
  };
  const pipeline = createPipeline([
    await feedOf([...someItems(30), old], "Gazette"),
    await feedOf([{ title: "Avaliação com IA", link: "https://example.org/pt" }], "Jornal"),
  ]);
  await pipeline.cron();
  await pipeline.drain();

  const all = await archive("");
  expect(all.total).toBe(31);
  expect(all.articles).toHaveLength(24);
  expect((await archive("page=2")).articles).toHaveLength(7);
  expect(all.sources.map(({ name }) => name)).toEqual(["Gazette", "Jornal"]);
  const journal = all.sources.find(({ name }) => name === "Jornal")?.id;
  expect(await archive(`source=${journal}`)).toMatchObject({
    total: 1,
    articles: [{ title: "Avaliação com IA" }],
  });
  expect((await archive("q=AVALIACAO ia")).total).toBe(1);
  expect((await archive("q=%25")).total).toBe(0);
  expect((await archive("tag=international-event")).total).toBe(0);
  const others = { years: [], sources: ["gaz"], titlePatterns: [] };
  expect((await archive("", others)).total).toBe(1);
  expect((await archive("", { ...others, sources: [], titlePatterns: ["GUIDANCE"] })).total).toBe(1);
});

test("sample articles are marked, and leave with the first real one", async () => {
  await startAfresh();
  const sample = await feedOf(someItems(2), "Samples", "sample");
  const pipeline = createPipeline([sample]);
  await pipeline.cron();
  await pipeline.drain();
  const samples = await archive("");
  expect(samples.articles.map(({ isSample }) => isSample)).toEqual([true, true]);

  await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
  const real = createPipeline([sample, await feedOf(someItems(1), "Gazette")]);
  await real.cron();
  await real.drain();
  const after = await archive("");
  expect(after.articles.map(({ isSample }) => isSample)).toEqual([false]);
  expect(after.sources.map(({ name }) => name)).toEqual(["Gazette"]);
});

test("the pipeline's records tell runs, feeds and what models did, and name no visitor", async () => {
  await startAfresh();
  const dead = await script({ status: 503 });
  const pipeline = createPipeline([await feedOf(someItems(2), "Gazette"), { feed: dead.url, name: "Dead" }]);
  await pipeline.cron();
  await pipeline.drain();
  const [article] = await db.select().from(aiNews).limit(1);
  await db.insert(pipelineLogs).values({
    createdAt: NOW().toISOString(),
    operation: "summarise_article",
    status: "pending",
    articleId: article?.id ?? "",
    detail: {
      summarisedBy: "extract",
      attempts: [{ model: "m", outcome: "ungrounded", reason: "not in the source: 45%", durationMs: 3 }],
    },
  });

  const records = await news().readPipeline(["m"]);
  expect(records?.runs).toMatchObject([
    {
      kind: "fetch",
      trigger: "cron",
      status: "partial",
      counts: { done: 1, unchanged: 0, failed: 1, pending: 0, open: 0 },
    },
  ]);
  expect(records?.feeds.map(({ failures, lastError }) => [failures, lastError]).sort()).toEqual([
    [0, null],
    [1, "status:503"],
  ]);
  expect(records?.extracts).toBe(2);
  expect(records?.models).toEqual([{ name: "m", written: 0, refused: 1, failed: 0 }]);
  expect(records?.refused).toMatchObject([{ title: article?.title, reason: "ungrounded", facts: "45%" }]);
});

test("the feed of each language can be read, kept for ten minutes and asked for again", async () => {
  await startAfresh();
  const items = someItems(3);
  const pipeline = createPipeline([await feedOf(items, "Gazette")]);
  await pipeline.cron();
  await pipeline.drain();
  for (const [path, language, page] of [
    ["/news/feed.xml", "en", "/news"],
    ["/pt-br/news/feed.xml", "pt-BR", "/pt-br/news"],
  ] as const) {
    const answer = await get(path, pipeline.env);
    expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=600");
    const feed = parseRssFeed(await answer.text());
    expect(feed.language).toBe(language);
    expect(feed.link).toMatch(new RegExp(`${page}$`));
    expect(new Set(feed.items?.map(({ link }) => link))).toEqual(new Set(items.map(({ link }) => link)));
    expect(feed.items?.map(({ dc }) => dc?.languages)).toEqual([["en"], ["en"], ["en"]]);
    const etag = answer.headers.get("ETag") ?? "";
    const again = await get(path, pipeline.env, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
});

test("row 65: without the database there is no feed to keep, and pages have nothing to show", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await get("/news/feed.xml", BROKEN);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const degraded = { value: false };
  expect(await news(BROKEN, degraded).readPipeline([])).toBeNull();
  expect(degraded.value).toBe(true);
  expect(log).toHaveBeenCalledTimes(2);
});
