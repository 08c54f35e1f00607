import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { PublishedArticle } from "~/features/news/core/article";
import { articleForTest } from "~/features/news/core/article-for-tests";
import { toNewsFeed } from "./news-feed";

const TEXT = {
  title: "AI news & more",
  description: "What changed",
  classNote: "For your class",
  alsoIn: "Also in",
  toOrigin: ({ sourceName, lang }: { sourceName: string; lang: string | null }) =>
    `${sourceName} (${lang ?? "own"})`,
};

function article(fields: Partial<PublishedArticle>): PublishedArticle {
  return articleForTest({ title: "Ministry publishes guidance on AI in schools", tags: ["ai"], ...fields });
}

function toFeed(articles: readonly PublishedArticle[]) {
  const xml = toNewsFeed({
    articles,
    lastUpdatedAt: "2026-11-20T10:00:00.000Z",
    locale: "pt-br",
    text: TEXT,
    origin: "https://site.example",
  });
  return parseRssFeed(xml);
}

test("the feed names itself and its language, and every item its source, language and address", () => {
  const portuguese = {
    title: "Ministério & IA <na> escola",
    summaryHtml:
      '<p>Resumo <a href="https://example.org/x?a=1&amp;b=2" rel="noopener noreferrer">aqui</a></p>',
    classNote: "Leia com a turma",
    writtenBy: null,
    citations: null,
  };
  const feed = toFeed([
    article({ texts: { "pt-br": portuguese }, summarisedBy: "model-a" }),
    article({ id: "a2", sourceUrl: "https://example.org/a2", title: "Five prompts for history" }),
    article({ id: "a3", sourceUrl: "javascript:alert(1)" }),
  ]);
  expect(feed).toMatchObject({
    title: "AI news & more",
    link: "https://site.example/pt-br/news",
    language: "pt-BR",
    atom: { links: [{ href: "https://site.example/pt-br/news/feed.xml", rel: "self" }] },
  });
  expect(feed.items).toHaveLength(2);
  const byId = new Map(feed.items?.map((item) => [item.guid?.value, item]));
  expect(byId.get("a1")).toMatchObject({
    title: "Ministério & IA <na> escola",
    link: "https://example.org/a1",
    guid: { isPermaLink: false },
    dc: { languages: ["pt-BR"], creators: ["Gazette"] },
    categories: [{ name: "ai" }],
    description:
      '<p>Resumo <a href="https://example.org/x?a=1&amp;b=2" rel="noopener noreferrer">aqui</a></p><p><strong>For your class:</strong> Leia com a turma</p><p>Gazette (own)</p>',
  });
  expect(byId.get("a2")).toMatchObject({ dc: { languages: ["en"] } });
  expect(byId.get("a2")?.description).toContain("Gazette (en)");
});

test("a story keeps its id when a second source takes it up, and names that source", () => {
  const first = article({ id: "first" });
  const second = article({
    id: "second",
    sourceName: "Journal",
    sourceUrl: "https://example.org/second",
    publishedAt: "2026-11-20T11:00:00.000Z",
  });
  expect(toFeed([first]).items?.map(({ guid }) => guid?.value)).toEqual(["first"]);
  const [story, ...rest] = toFeed([second, first]).items ?? [];
  expect(rest).toEqual([]);
  expect(story?.guid?.value).toBe("first");
  expect(story?.description).toContain('Also in: <a href="https://example.org/second">Journal</a>');
});
