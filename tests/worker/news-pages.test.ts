// Queries of the news pages and the feeds, on the real database.
import { createExecutionContext, env } from "cloudflare:test";
import { parseRssFeed } from "feedsmith";
import { expect, test, vi } from "vitest";
import { readDataVersions } from "~/db/data-version.server";
import { aiNews, judgedRules, newsTags } from "~/db/news-tables.server";
import { feedStates, leases, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { parseArchiveQuery } from "~/features/news/core/page/news-query";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { withoutD1 } from "./disturbed-bindings";
import { createPipeline, db, type TestSource } from "./pipeline";
import { answered, toNews } from "./questions";
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
    db.delete(judgedRules),
  ]);
}

async function toFeed(items: readonly RssItem[], name: string, kind: TestSource["kind"] = "press") {
  const { url } = await script({ body: rss(items) });
  return { feed: url, name, kind };
}

async function archive(search: string) {
  const query = parseArchiveQuery(new URLSearchParams(search));
  return answered(await toNews(env.DB).news.readArchive(query, { locale: "en", now: NOW() }));
}

async function listTitles(search: string): Promise<string[]> {
  return (await archive(search)).articles.map(({ title }) => title);
}

function get(path: string, bindings: Env, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost${path}`, { headers });
  return Promise.resolve(app.fetch(request, bindings, createExecutionContext()));
}

const BROKEN = withoutD1(env);

test("the archive lists what its filter and the drop rules leave, by any word of title and text", async () => {
  await startAfresh();
  const old = {
    title: "An old guidance",
    link: "https://example.org/old",
    date: "Tue, 30 Dec 2025 10:00:00 GMT",
  };
  const pipeline = createPipeline([
    await toFeed([...someItems(30), old], "Gazette"),
    await toFeed([{ title: "“Avaliação” com IA – d’água", link: "https://example.org/pt" }], "Jornal"),
  ]);
  await pipeline.run();

  const all = await archive("");
  expect(all.articles).toHaveLength(25);
  expect(all.articles.map(({ title }) => title)).not.toContain(old.title);
  expect(all.sources.map(({ name }) => name)).toEqual(["Gazette", "Jornal"]);
  const journal = all.sources.find(({ name }) => name === "Jornal")?.id;
  expect(await listTitles(`source=${journal}`)).toEqual(["“Avaliação” com IA – d’água"]);
  for (const found of ["AVALIACAO ia", "avaliação", "avaliações", "Água", "d'agua", "com avaliacao"]) {
    expect(await listTitles(`q=${encodeURIComponent(found)}`), found).toEqual([
      "“Avaliação” com IA – d’água",
    ]);
  }
  for (const missing of ["%", "avaliacao nowhere", "aval*", "words:avaliacao", '"', "a OR avaliacao"]) {
    expect(await listTitles(`q=${encodeURIComponent(missing)}`), missing).toEqual([]);
  }
  expect(await listTitles("q=guidances")).toHaveLength(25);
  expect(await listTitles("q=old+guidance")).not.toContain(old.title);
  expect(await listTitles("tag=international-event")).toEqual([]);
});

test("whatever is typed into the search is answered, and never an error", async () => {
  for (const typed of [
    ...[
      '"',
      '""',
      "'",
      "a AND",
      "NOT",
      "OR OR",
      "NEAR(a b, 3)",
      "^a",
      "a*",
      "*",
      "-a",
      "a:b",
      "{a b}:c",
      "(",
      ")",
    ],
    ...[
      "\\",
      ";",
      "--",
      "/*",
      "\u0000",
      "\ud800",
      "👩‍🏫",
      "ａｂｃ",
      "ß",
      "𞤀𞤁",
      "字字",
      "a\u0301".repeat(60),
      "x".repeat(5000),
    ],
  ]) {
    const query = parseArchiveQuery(new URLSearchParams({ q: typed }));
    const { ok } = await toNews(env.DB).news.readArchive(query, { locale: "en", now: NOW() });
    expect(ok, typed).toBe(true);
  }
});

test("changed drop rules reach what is stored with the next runs, and are told to the cached pages", async () => {
  await startAfresh();
  const items = [
    { title: "Guidance of the ministry", link: "https://example.org/guidance" },
    { title: "Another story", link: "https://example.org/story" },
  ];
  const feed = await toFeed(items, "Época");
  const pipeline = createPipeline([feed]);
  await pipeline.run();
  const titles = async () => (await listTitles("")).sort();
  const hiddenBy = async (exclude: object) => {
    const { cron } = createPipeline([feed], { NEWS_EXCLUDE: JSON.stringify(exclude) });
    const { news: before } = await readDataVersions(env.DB);
    await cron();
    return {
      shown: await titles(),
      found: await listTitles("q=story"),
      told: (await readDataVersions(env.DB)).news - before > 0,
    };
  };
  expect(await titles()).toEqual(["Another story", "Guidance of the ministry"]);
  expect(await hiddenBy({ titlePatterns: ["GUIDANCE"] })).toEqual({
    shown: ["Another story"],
    found: ["Another story"],
    told: true,
  });
  expect(await hiddenBy({ sources: ["éPOCA"] })).toEqual({ shown: [], found: [], told: true });
  expect(await hiddenBy({})).toMatchObject({
    shown: ["Another story", "Guidance of the ministry"],
    told: true,
  });
  expect(await db.select().from(newsTags)).not.toEqual([]);
});

test("an article is judged when it is written, and again when its feed changes its title", async () => {
  await startAfresh();
  const item = { title: "A good title", link: "https://example.org/judged", guid: "judged" };
  const { url } = await script(
    { body: rss([item]) },
    { body: rss([{ ...item, title: "It&amp;#8217;s here" }]) },
  );
  const pipeline = createPipeline([{ feed: url }], { NEWS_EXCLUDE: '{"titlePatterns":["#8217", "here"]}' });
  const verdict = async () => (await db.select({ hidden: aiNews.hiddenReason }).from(aiNews))[0]?.hidden;
  await pipeline.run();
  expect(await verdict()).toBeNull();
  expect(await listTitles("q=good")).toHaveLength(1);
  await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
  await pipeline.run();
  expect(await verdict()).toBe("title");
  expect([await listTitles("q=good"), await listTitles("q=here"), await listTitles("")]).toEqual([
    [],
    [],
    [],
  ]);
});

test("who withdraws an article by hand takes it out of every list, and can bring it back", async () => {
  await startAfresh();
  const pipeline = createPipeline([
    await toFeed([{ title: "Withdrawn school story", link: "https://example.org/w" }], "G"),
  ]);
  await pipeline.run();
  const lists = async () => {
    const tags = await db.select().from(newsTags);
    const searches = await Promise.all(["", "q=withdrawn", `tag=${tags[0]?.tag}`].map(listTitles));
    return searches.map((titles) => titles.length);
  };
  const before = await lists();
  expect(before).toEqual([1, 1, 1]);
  await db.update(aiNews).set({ status: "withdrawn" });
  expect(await lists()).toEqual([0, 0, 0]);
  await db.update(aiNews).set({ status: "published" });
  expect(await lists()).toEqual([1, 1, 1]);
});

test("sample articles are marked, and leave with the first real one", async () => {
  await startAfresh();
  const sample = await toFeed(someItems(2), "Samples", "sample");
  const pipeline = createPipeline([sample]);
  await pipeline.run();
  const samples = await archive("");
  expect(samples.articles.map(({ isSample }) => isSample)).toEqual([true, true]);

  await db.batch([db.delete(pipelineRuns), db.delete(leases)]);
  const real = createPipeline([sample, await toFeed(someItems(1), "Gazette")]);
  await real.run();
  const after = await archive("");
  expect(after.articles.map(({ isSample }) => isSample)).toEqual([false]);
  expect(after.sources.map(({ name }) => name)).toEqual(["Gazette"]);
});

test("the pipeline's records tell runs, feeds and what models did, and name no visitor", async () => {
  await startAfresh();
  const dead = await script({ status: 503 });
  const pipeline = createPipeline([await toFeed(someItems(2), "Gazette"), { feed: dead.url, name: "Dead" }]);
  await pipeline.run();
  const [article] = await db.select().from(aiNews).limit(1);
  await db.insert(pipelineLogs).values({
    createdAt: NOW().toISOString(),
    operation: "summarise_article",
    status: "pending",
    articleId: article?.id ?? "",
    detail: {
      summarisedBy: "extract",
      attempts: [{ model: "m", outcome: "changed", reason: "figure in line 2", durationMs: 3 }],
    },
  });

  const records = answered(await toNews(env.DB).news.readPipeline(["m"]));
  expect(records.runs).toMatchObject([
    {
      kind: "fetch",
      trigger: "cron",
      status: "partial",
      counts: { done: 1, unchanged: 0, failed: 1, pending: 0, open: 0 },
    },
  ]);
  expect(records.feeds.map(({ failures, lastError }) => [failures, lastError]).sort()).toEqual([
    [0, null],
    [1, "status:503"],
  ]);
  expect(records.extracts).toBe(2);
  expect(records.models).toEqual([{ name: "m", written: 0, refused: 1, failed: 0, rest: null }]);
  expect(records.refused).toMatchObject([{ title: article?.title, reason: "changed" }]);
});

test("the feed of each language can be read, kept for ten minutes and asked for again", async () => {
  await startAfresh();
  const items = someItems(3);
  const pipeline = createPipeline([await toFeed(items, "Gazette")]);
  await pipeline.run();
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

test("without the database there is no feed to keep, and pages have nothing to show", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await get("/news/feed.xml", BROKEN);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const { news, isDegraded } = toNews(BROKEN.DB);
  expect(await news.readPipeline([])).toEqual({ ok: false });
  expect(isDegraded()).toBe(true);
  expect(log).toHaveBeenCalledTimes(2);
});
