import { expect, test } from "vitest";
import { ARTICLE_WORDS } from "~/content/words/article-words";
import type { NewsSource } from "~/features/news/core/article";
import { articlesOfFeed } from "./articles-of-feed";
import { BODY_LIMIT, NEWEST_PER_FEED } from "./feed-entries";
import type { FeedBody, FeedItem } from "./feed-item";
import { toArticleRules } from "./normalise-entry";

const FETCHED_AT = "2026-11-20T12:00:00.000Z";
const RULES = toArticleRules(ARTICLE_WORDS);
const SOURCE: NewsSource = {
  id: "s",
  name: "S",
  url: "https://example.org/",
  feed: "https://example.org/feed",
  language: "pt",
  kind: "press",
};

function item(changes: Partial<FeedItem>): FeedItem {
  return {
    guid: null,
    link: "https://example.org/a",
    title: "Título",
    date: "2026-11-19T12:00:00Z",
    summary: null,
    content: null,
    categories: [],
    ...changes,
  };
}

function body(html: string) {
  return { html, baseUrl: "https://example.org/" };
}

test("of too many items the newest are taken, wherever they stand in the feed", async () => {
  const start = Date.parse("2026-01-01T00:00:00Z");
  const items = Array.from({ length: 1000 }, (_, index) =>
    item({ link: `https://example.org/${index}`, date: new Date(start + index * 60_000).toISOString() }),
  );
  const articles = await articlesOfFeed(items, SOURCE, RULES, FETCHED_AT);
  expect(articles).toHaveLength(NEWEST_PER_FEED);
  expect(articles[0]?.sourceUrl).toBe("https://example.org/999");
});

test("a guid that every entry has is no name, and no story is lost by it", async () => {
  const items = [1, 2, 3].map((number) =>
    item({ guid: "feed", link: `https://example.org/${number}`, title: `Título ${number}` }),
  );
  const articles = await articlesOfFeed(items, SOURCE, RULES, FETCHED_AT);
  expect(articles.map(({ sourceUrl, guid }) => [sourceUrl, guid])).toEqual([
    ["https://example.org/1", null],
    ["https://example.org/2", null],
    ["https://example.org/3", null],
  ]);
});

test("one guid and one title at two addresses are one story", async () => {
  const items = ["https://example.org/a", "https://example.org/a-moved"].map((link) =>
    item({ guid: "s-1", link }),
  );
  const articles = await articlesOfFeed(items, SOURCE, RULES, FETCHED_AT);
  expect(articles.map(({ guid }) => guid)).toEqual(["s-1"]);
});

test("an item without an http link, or with neither title nor text, is left out", async () => {
  const items = [
    item({ link: "javascript:alert(1)" }),
    item({ link: null, guid: "g" }),
    item({ title: null, link: "https://example.org/b" }),
    item({ title: "<p></p>", link: "data:text/html,x" }),
  ];
  expect(await articlesOfFeed(items, SOURCE, RULES, FETCHED_AT)).toEqual([]);
});

test("a long body becomes an excerpt of text that ends at a word", async () => {
  const [article] = await articlesOfFeed(
    [item({ summary: body(`<p>${"palavra ".repeat(400)}</p><script>x</script>`) })],
    SOURCE,
    RULES,
    FETCHED_AT,
  );
  expect(article?.excerptHtml).toMatch(/^<p>(?:palavra )+palavra…<\/p>$/);
  expect(article?.excerptHtml.length).toBeLessThan(490);
});

test("lines that feed software adds are in neither excerpt nor text", async () => {
  const [article] = await articlesOfFeed(
    [
      item({
        summary: body(
          "<p>O governo publicou as diretrizes nesta terça-feira. [&#8230;]</p><p>O post <a href='/x'>Título</a> apareceu primeiro em S.</p>",
        ),
      }),
    ],
    SOURCE,
    RULES,
    FETCHED_AT,
  );
  expect(article?.text).toBe("O governo publicou as diretrizes nesta terça-feira.…");
  expect(article?.excerptHtml).not.toContain("apareceu primeiro");
});

test("direction marks and zero-width characters do not reach a title", async () => {
  const [article] = await articlesOfFeed(
    [item({ title: "Safe\u202Egpj.exe\u200B title" })],
    SOURCE,
    RULES,
    FETCHED_AT,
  );
  expect(article?.title).toBe("Safegpj.exe title");
});

test("a body is compared once and read once, and no further than its limit", async () => {
  let reads = 0;
  const counted: FeedBody = {
    get html() {
      reads += 1;
      return `${"<i>a</i> ".repeat(BODY_LIMIT / 9)}${"<b>behind the limit</b>".repeat(50_000)}`;
    },
    baseUrl: "https://example.org/",
  };
  const [article] = await articlesOfFeed(
    [item({ summary: counted, content: counted })],
    SOURCE,
    RULES,
    FETCHED_AT,
  );
  expect(reads).toBe(2 * 2);
  expect(article?.text).toMatch(/^a a a/);
  expect(article?.text).not.toContain("behind");
});
