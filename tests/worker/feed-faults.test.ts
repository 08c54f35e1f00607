// Faulty feeds in a whole run: what each fault leaves in the database, and that the other feeds go on.
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { aiNews } from "~/db/news-tables.server";
import { feedStates, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import type { NewsSource } from "~/features/news/core/article";
import { toSourceId } from "~/features/news/core/feed/sources";
import { createFeedStore } from "~/features/news/io/feed-store.server";
import { fetchNews } from "~/features/news/io/fetch-news.server";
import { createModel, GOOD_ANSWER, modelVariables, openAi } from "./models";
import { createFeedPipeline, createPipeline, db } from "./pipeline";
import { rss, someItem, someItems } from "./rss";
import { rewrite, type ScriptedPath, script } from "./scripted";
import { listStrings } from "./summaries";

afterEach(() => {
  vi.useRealTimers();
});

async function runFeed(feed: ScriptedPath): Promise<void> {
  await createPipeline([{ feed: feed.url }]).run();
}

function listArticles({ url }: ScriptedPath) {
  return db
    .select()
    .from(aiNews)
    .where(eq(aiNews.feedId, toSourceId(url)));
}

async function toState({ url }: ScriptedPath) {
  const [state] = await db
    .select()
    .from(feedStates)
    .where(eq(feedStates.sourceId, toSourceId(url)));
  return state;
}

test.each([
  ["a feed that never answers", { fault: "hang" }, "timeout"],
  ["a feed that drips", { fault: "drip" }, "timeout"],
] as const)("%s leaves its reason and nothing else", async (_, step, reason) => {
  const feed = await script(step);
  const source: NewsSource = {
    id: toSourceId(feed.url),
    name: "Slow",
    url: "https://example.org/",
    feed: feed.url,
    language: "en",
    kind: "press",
  };
  const outcome = await fetchNews(source, "run", {
    fetch,
    fetchAllow: [new URL(feed.url).host],
    userAgent: "test",
    timeoutMs: 300,
    store: createFeedStore(db),
    modelsFollow: false,
    exclude: { years: [], sources: [], titlePatterns: [] },
    enqueue: () => Promise.reject(new Error("nothing to summarise")),
    clock: () => new Date(),
  });
  expect(outcome).toBe("failed");
  expect(await toState(feed)).toMatchObject({ failures: 1, lastError: reason, lastSuccessAt: null });
});

test("of a feed that is too large nothing is stored, not even what came first", async () => {
  const feed = await script({ fault: "huge", body: rss(someItems(3)).replace("</channel></rss>", "") });
  await runFeed(feed);
  expect(await listArticles(feed)).toEqual([]);
  expect(await toState(feed)).toMatchObject({ failures: 1, lastError: "too-large" });
});

test.each([
  ["nothing", "", "not-a-feed:empty"],
  ["a sign-in page", "<!doctype html><title>Sign in</title>", "not-a-feed:html"],
  ["an error object", '{"error":"quota"}', "not-a-feed:not-a-feed"],
  ["a feed cut in its first item", rss(someItems(1)).slice(0, 180), "not-a-feed:malformed"],
])("%s instead of a feed is a failure with its reason", async (_, body, reason) => {
  const feed = await script({ body, headers: { "Content-Type": "application/rss+xml" } });
  await runFeed(feed);
  expect(await toState(feed)).toMatchObject({ failures: 1, lastError: reason });
});

test("a feed cut later gives the items it gave whole, and the log says so", async () => {
  const items = someItems(3);
  const body = rss(items);
  const feed = await script({ body: body.slice(0, body.lastIndexOf("<item>") + 60) });
  await runFeed(feed);
  expect(await listArticles(feed)).toHaveLength(2);
  const [log] = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.sourceId, toSourceId(feed.url)));
  expect(log?.detail).toEqual({ items: 2, added: 2, recovered: true, spokeToModels: [] });
});

test("good XML with a wrong type is accepted", async () => {
  const feed = await script({ body: rss(someItems(1)), headers: { "Content-Type": "text/html" } });
  await runFeed(feed);
  expect(await listArticles(feed)).toHaveLength(1);
});

test("neither an external DTD nor an item's link is ever fetched, and no entity is expanded", async () => {
  const outside = await script({ body: "<!ENTITY secret 'leaked'>" });
  const link = await script({ body: "the article" });
  const body = rss([
    { title: "&secret; &file; story", link: link.url, description: "About &secret;" },
  ]).replace(
    "<rss",
    `<!DOCTYPE rss SYSTEM "${outside.url}" [<!ENTITY % ext SYSTEM "${outside.url}"> %ext; <!ENTITY secret SYSTEM "${outside.url}"><!ENTITY file SYSTEM "file:///etc/passwd">]><rss`,
  );
  const feed = await script({ body });
  await runFeed(feed);
  const [article] = await listArticles(feed);
  expect(article?.title).toBe("&secret; &file; story");
  expect(await outside.seen()).toEqual([]);
  expect(await link.seen()).toEqual([]);
});

test.each([
  ["windows-1252 without a word about it", "text/xml", "Educa\xe7\xe3o p\xfablica \x96 \x93IA\x94"],
  ["an unknown charset", "text/xml; charset=x-klingon", "Educa\xe7\xe3o p\xfablica \x96 \x93IA\x94"],
  ["Latin-1 that calls itself UTF-8", "text/xml; charset=utf-8", "Educa\xe7\xe3o p\xfablica \x96 \x93IA\x94"],
])("a feed in %s keeps its letters", async (_, type, title) => {
  const text = rss([{ ...someItem(), title }]).replace(' encoding="UTF-8"', "");
  const feed = await script({ bytes: btoa(text), headers: { "Content-Type": type } });
  await runFeed(feed);
  expect((await listArticles(feed)).map((article) => article.title)).toEqual(["Educação pública – “IA”"]);
});

test("a source that keeps failing is asked less often, and recovers by itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const start = Date.parse("2026-11-18T00:07:00Z");
  const feed = await script({ status: 502 });
  const pipeline = createPipeline([{ feed: feed.url }]);
  const hoursAsked: number[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    vi.setSystemTime(start + hour * 3_600_000);
    const before = (await feed.seen()).length;
    await pipeline.run();
    if ((await feed.seen()).length > before) hoursAsked.push(hour);
  }
  expect(hoursAsked).toEqual([0, 1, 3, 7, 15]);
  expect(await toState(feed)).toMatchObject({ failures: 5, lastError: "status:502" });

  await rewrite(feed.url, { body: rss(someItems(2)) });
  vi.setSystemTime(start + 31 * 3_600_000);
  await pipeline.run();
  expect(await listArticles(feed)).toHaveLength(2);
  expect(await toState(feed)).toMatchObject({ failures: 0, lastError: null, retryAfterSeconds: null });
  vi.setSystemTime(start + 32 * 3_600_000);
  await pipeline.run();
  expect(await feed.seen()).toHaveLength(2);
});

test("a source that asks for a pause gets it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const start = Date.parse("2026-11-18T00:07:00Z");
  const feed = await script(
    { status: 429, headers: { "Retry-After": String(5 * 3600) } },
    { body: rss(someItems(1)) },
  );
  const pipeline = createPipeline([{ feed: feed.url }]);
  const asked: number[] = [];
  for (const hour of [0, 1, 4, 5]) {
    vi.setSystemTime(start + hour * 3_600_000);
    await pipeline.run();
    asked.push((await feed.seen()).length);
  }
  expect(asked).toEqual([1, 1, 1, 2]);
});

test("an unchanged feed costs no call of a model, with an entity tag or without", async () => {
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const tagged = await script({ body: rss(someItems(2)), etag: '"same"' });
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  const untagged = await script({ body: rss(someItems(2).map((item) => ({ ...item, date }))) });
  const pipeline = createPipeline([{ feed: tagged.url }, { feed: untagged.url }], modelVariables(model));
  await pipeline.run();
  expect(await model.seen()).toHaveLength(2 * 4);
  await pipeline.run();
  await pipeline.run();
  expect(await model.seen()).toHaveLength(2 * 4);
  expect((await tagged.seen()).map(({ headers }) => headers["if-none-match"])).toEqual([
    undefined,
    '"same"',
    '"same"',
  ]);
  const runs = await db.select().from(pipelineRuns).orderBy(pipelineRuns.startedAt);
  expect(runs.at(-1)?.status).toBe("completed");
});

test("a changed title is summarised anew, once a day after the first time, and keeps its place", async () => {
  const item = someItem();
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  const model = await createModel("openai", openAi(JSON.stringify(GOOD_ANSWER)));
  const { feed, pipeline } = await createFeedPipeline([{ ...item, date }], modelVariables(model));
  await pipeline.run();
  const [first] = await listArticles(feed);
  await db
    .update(aiNews)
    .set({ viewCount: 12 })
    .where(eq(aiNews.id, first?.id ?? ""));
  for (let change = 1; change <= 5; change += 1) {
    await rewrite(feed.url, {
      body: rss([{ ...item, date, title: `Guidance for schools, version ${change}` }]),
    });
    await pipeline.run();
  }
  const [last, ...others] = await listArticles(feed);
  expect(others).toEqual([]);
  expect(last).toMatchObject({
    id: first?.id,
    title: "Guidance for schools, version 5",
    summarisedBy: "extract",
    summaryState: "pending",
    viewCount: 12,
    publishedAt: first?.publishedAt,
  });
  const texts = await listStrings(last?.id);
  expect(Object.keys(texts)).toEqual(["en"]);
  expect(texts.en?.title).toBe("Guidance for schools, version 5");
  expect(await model.seen()).toHaveLength(2 * 2);
});

test("markup, handlers and other schemes in a feed never reach a row", async () => {
  const [first, second] = someItems(2);
  if (first === undefined || second === undefined) throw new Error("two items");
  const feed = await script({
    body: rss([
      {
        ...first,
        title: "<![CDATA[<img src=x onerror=alert(1)>Safe &lt;b&gt;title&lt;/b&gt;]]>",
        guid: "<![CDATA[<script>alert(2)</script>]]>",
        description:
          '<p onclick="x()">Kept text</p><script>alert(3)</script><math><style><img src onerror=alert(4)></style></math><a href="java\tscript:alert(5)">link</a>',
      },
      { ...second, link: "javascript:alert(6)" },
    ]),
  });
  await runFeed(feed);
  const [article, ...others] = await listArticles(feed);
  expect(others).toEqual([]);
  expect(article).toMatchObject({ title: "Safe <b>title</b>", sourceUrl: first.link });
  for (const html of [article?.excerptHtml, (await listStrings(article?.id)).en?.summaryHtml]) {
    expect(html).toMatch(/^<p>Kept text<\/p>/);
    expect(html).not.toMatch(/script|onerror|onclick|alert\([1-46]\)|<img|<a/);
  }
});
