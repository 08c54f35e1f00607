import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTICLE_WORDS } from "~/content/words/article-words";
import type { NewsSource } from "~/features/news/core/article";
import { decodeBytes } from "~/lib/decode-bytes";
import { articlesOfFeed } from "./articles-of-feed";
import { toArticleRules } from "./normalise-entry";
import { parseFeed } from "./parse-feed";

const FOLDER = new URL("../../../../../tests/fixtures/feeds/", import.meta.url);
const FETCHED_AT = "2026-11-20T12:00:00.000Z";

const RULES = toArticleRules(ARTICLE_WORDS);
const SOURCE: NewsSource = {
  id: "golden",
  name: "Golden",
  url: "https://feeds.example.net/",
  feed: "https://feeds.example.net/golden.xml",
  language: "en",
  kind: "press",
};

const FEEDS = readdirSync(FOLDER).filter((name) => /\.(?:xml|jsonfeed)$/.test(name));

test.each(FEEDS)("%s gives the articles of its golden file", async (name) => {
  const { text } = decodeBytes(readFileSync(new URL(name, FOLDER)), null);
  const feed = parseFeed(text, SOURCE.feed);
  const articles = feed.ok ? await articlesOfFeed(feed.items, SOURCE, RULES, FETCHED_AT) : [];
  const outcome = {
    format: feed.ok ? feed.format : feed.reason,
    recovered: feed.ok && feed.recovered,
    articles: articles.map(
      ({ id, feedHash, tags, language, influenceScore, educationRelevance, ...rest }) => rest,
    ),
  };
  const golden: unknown = JSON.parse(readFileSync(new URL(name.replace(/\.\w+$/, ".json"), FOLDER), "utf8"));
  expect(outcome).toEqual(golden);
});
