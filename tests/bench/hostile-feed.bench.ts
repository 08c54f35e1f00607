// Measures a hostile feed of 5 MB, the most that is read, from its bytes to its articles.
import { expect, test } from "vitest";
import { ARTICLE_WORDS } from "~/content/words/article-words";
import type { NewsSource } from "~/features/news/core/article";
import { articlesOfFeed } from "~/features/news/core/feed/articles-of-feed";
import { toArticleRules } from "~/features/news/core/feed/normalise-entry";
import { parseFeed } from "~/features/news/core/feed/parse-feed";
import { decodeBytes } from "~/lib/decode-bytes";

const SIZE = 5_000_000;
const MOST_MS = 1000;
const RULES = toArticleRules(ARTICLE_WORDS);
const SOURCE: NewsSource = {
  id: "hostile",
  name: "Hostile",
  url: "https://example.org/",
  feed: "https://example.org/feed.xml",
  language: "en",
  kind: "press",
};

function items(count: number, description: (size: number) => string): string {
  const each = SIZE / count - 100;
  const written = Array.from(
    { length: count },
    (_, index) =>
      `<item><title>T ${index}</title><link>https://example.org/${index}</link><description>${description(each)}</description></item>`,
  );
  return `<rss version="2.0"><channel>${written.join("")}</channel></rss>`;
}

const fill = (piece: string) => (size: number) => piece.repeat(size / piece.length);

const FEEDS: Readonly<Record<string, string>> = {
  "marks in every word": items(200, fill("&lt;b&gt;&lt;i&gt;a&lt;/i&gt;&lt;/b&gt; ")),
  "one endless body": items(1, (size) => `<![CDATA[${fill("<p>&amp;a</p>")(size)}]]>`),
  "forty thousand entries": items(40_000, () => ""),
  "stray ampersands": items(1, fill("&")),
  "sections without end": items(200, (size) => `<![CDATA[${fill("x<!-- ")(size)}`),
  "entries within entries": `<rss><channel>${fill("<item>")(SIZE)}`,
  "half a million attributes": `<rss><channel><item ${fill('a="x" ')(SIZE)}><title>x</title></item></channel></rss>`,
};

test.each(Object.entries(FEEDS))("%s", async (name, body) => {
  const bytes = new TextEncoder().encode(body);
  const started = performance.now();
  const feed = parseFeed(decodeBytes(bytes, null).text, SOURCE.feed);
  const articles = feed.ok ? await articlesOfFeed(feed.items, SOURCE, RULES, "2026-11-20T12:00:00.000Z") : [];
  const ms = Math.round(performance.now() - started);
  console.log(JSON.stringify({ name, megabytes: bytes.length / 1e6, articles: articles.length, ms }));
  expect(ms).toBeLessThan(MOST_MS);
});
