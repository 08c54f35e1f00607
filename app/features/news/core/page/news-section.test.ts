import { expect, test } from "vitest";
import type { PublishedArticle } from "~/features/news/core/article";
import { articleForTest } from "~/features/news/core/article-for-tests";
import { parseRunNotice } from "~/features/news/core/run/run-notice";
import { toNewsCard } from "./news-card";
import { toNewsSection } from "./news-section";

const NOW = Date.parse("2026-11-20T12:00:00Z");

function article(fields: Partial<PublishedArticle> = {}): PublishedArticle {
  return articleForTest({
    sourceName: "School Gazette",
    tags: ["ai", "education", "research", "ethics", "openai", "google", "microsoft"],
    publishedAt: "2026-11-20T08:00:00Z",
    influenceScore: 51,
    educationRelevance: 70,
    ...fields,
  });
}

const IN_BOTH = {
  en: {
    title: "English title",
    summaryHtml: "<p>English</p>",
    classNote: "Try it",
    writtenBy: null,
    citations: null,
  },
  "pt-br": {
    title: "Título",
    summaryHtml: "<p>Português</p>",
    classNote: null,
    writtenBy: null,
    citations: null,
  },
};

test("a page shows its own language and marks the original one where nothing else exists", () => {
  const both = toNewsCard(article({ texts: IN_BOTH, summarisedBy: "model-a" }), "pt-br", 3);
  expect(both).toMatchObject({
    title: "Título",
    lang: null,
    author: { kind: "translator", name: "model-a" },
  });
  const sourceOnly = toNewsCard(article({ texts: { en: IN_BOTH.en }, summarisedBy: "extract" }), "pt-br", 3);
  expect(sourceOnly).toMatchObject({ title: "English title", lang: "en", author: { kind: "extract" } });
  expect(toNewsCard(article(), "en", 3)).toMatchObject({ title: "A source title", lang: null, author: null });
});

test("a sentence that no translation passed for is marked as one of the source's language", () => {
  const citations = [
    { sentence: "Um <b> teste.", from: ["A trial."], origin: "translation" as const },
    { sentence: "It <i> ended.", from: ["It ended."], origin: "original" as const },
  ];
  const text = { ...IN_BOTH["pt-br"], writtenBy: "model-b", citations };
  const card = toNewsCard(article({ texts: { "pt-br": text } }), "pt-br", 3);
  expect(card).toMatchObject({
    html: '<p>Um &lt;b&gt; teste. <span lang="en">It &lt;i&gt; ended.</span></p>',
    author: { kind: "translator", name: "model-b" },
    citations: { lang: "en", sentences: [{ origin: "translation" }, { origin: "original" }] },
  });
});

test("markup planted in the database is cleaned at render", () => {
  const planted = article({
    excerptHtml: '<p>ok<script>alert(1)</script><img src=x onerror="alert(1)"></p>',
  });
  expect(toNewsCard(planted, "en", 3).html).toBe("<p>ok alert(1)</p>");
});

test("only a text that is longer than a card shows is cut, whatever its markup", () => {
  const isLong = (excerptHtml: string) => toNewsCard(article({ excerptHtml }), "en", 3).isLong;
  expect(isLong(`<p>${"word ".repeat(80)}</p>`)).toBe(true);
  expect(isLong(`<p>${"<b>word</b> ".repeat(40)}</p>`)).toBe(false);
});

test("a card counts the tags it does not show and wears the badges it has earned", () => {
  expect(toNewsCard(article(), "en", 3)).toMatchObject({
    tags: ["ai", "education", "research"],
    moreTags: 4,
    badges: ["high-impact"],
  });
});

test("the section features the flagged article, leaves it out of the grid and tells its age", () => {
  const articles = [article(), article({ id: "a2", featured: true }), article({ id: "s", isSample: true })];
  const section = toNewsSection({
    articles,
    lastUpdatedAt: "2026-11-20T09:00:00Z",
    tag: "all",
    locale: "en",
    now: NOW,
  });
  expect(section.featured?.id).toBe("a2");
  expect(section.featured?.tags).toHaveLength(6);
  expect(section.grid.map(({ id }) => id)).toEqual(["a1"]);
  expect(section.lastUpdate?.freshness).toEqual({ unit: "hours", count: 3 });
  expect(section.showsSamples).toBe(false);
});

test("below the featured story stand eight, and two articles of one story take one place", () => {
  const words = [
    "Robots",
    "Exams",
    "Poems",
    "Maps",
    "Choirs",
    "Gardens",
    "Libraries",
    "Bridges",
    "Museums",
    "Trains",
  ];
  const articles = words.map((word) =>
    article({ id: word, sourceName: word, title: `${word} change how ${word.toLowerCase()} work` }),
  );
  const twin = article({ id: "twin", sourceName: "Twin", title: articles[1]?.title ?? "" });
  const { featured, grid } = toNewsSection({
    articles: [...articles.slice(0, 2), twin, ...articles.slice(2)],
    lastUpdatedAt: null,
    tag: "all",
    locale: "en",
    now: NOW,
  });
  expect(featured?.id).toBe("Robots");
  expect(grid.map(({ id }) => id)).toEqual(words.slice(1, 9));
  expect(grid[0]?.sources).toMatchObject([{ id: "Exams" }, { id: "twin" }]);
});

test("one story from several sources is one card, told by the source that speaks the language of the page", () => {
  const english = article({ id: "en", title: "Ministry publishes guidance on AI in schools" });
  const portuguese = article({
    id: "pt",
    sourceName: "Jornal",
    sourceUrl: "https://example.org/pt",
    language: "pt",
    title: "Ministério publica diretrizes sobre IA nas escolas",
    titles: { en: "Ministry publishes new guidance on AI in schools" },
    publishedAt: "2026-11-18T07:30:00.000Z",
    featured: true,
  });
  const articles = [english, article({ id: "other", title: "Five prompts for history lessons" }), portuguese];
  const sectionIn = (locale: "en" | "pt-br") =>
    toNewsSection({ articles, lastUpdatedAt: null, tag: "all", locale, now: NOW });
  expect(sectionIn("en").featured).toMatchObject({
    id: "en",
    sources: [
      { id: "pt", name: "Jornal", url: "https://example.org/pt", publishedAt: portuguese.publishedAt },
      { id: "en", name: english.sourceName, publishedAt: english.publishedAt },
    ],
  });
  expect(sectionIn("en").grid.map(({ id }) => id)).toEqual(["other"]);
  expect(sectionIn("pt-br").featured).toMatchObject({
    id: "pt",
    lang: null,
    sources: [{ id: "pt" }, { id: "en" }],
  });
});

test("the answer to a button is read from the address, and nonsense says nothing", () => {
  const notice = (search: string) => parseRunNotice(new URLSearchParams(search), NOW);
  expect(notice("run=started")).toEqual({ state: "started" });
  expect(notice("run=fresh&next=2026-11-20T12:06:30Z")).toEqual({ state: "fresh", minutesToNext: 7 });
  expect(notice("run=summaries-failed")).toEqual({ state: "failed", action: "summaries" });
  expect(notice("run=fresh&next=soon")).toBeNull();
  expect(notice("run=<script>")).toBeNull();
});

test("articles that can be read in the language of the page come first, the newest of them featured", () => {
  const articles = [
    article({ id: "en", sourceName: "A", title: "Robots count sheep" }),
    article({ id: "pt", sourceName: "B", title: "Alunos programam jogos", language: "pt" }),
    article({ id: "both", sourceName: "C", title: "Exams change in Lisbon", texts: IN_BOTH }),
  ];
  const section = (locale: "en" | "pt-br") => {
    const { featured, grid } = toNewsSection({ articles, lastUpdatedAt: null, tag: "all", locale, now: NOW });
    return [featured?.id, ...grid.map(({ id }) => id)];
  };
  expect(section("pt-br")).toEqual(["pt", "both", "en"]);
  expect(section("en")).toEqual(["en", "both", "pt"]);
});

test("an article whose date was ahead is neither first nor featured, unless it is alone", () => {
  const ahead = article({
    id: "ahead",
    sourceName: "A",
    title: "Robots count sheep",
    featured: true,
    dateEstimated: true,
  });
  const past = article({ id: "past", sourceName: "B", title: "Pupils write games" });
  const toFeatured = (articles: PublishedArticle[]) =>
    toNewsSection({ articles, lastUpdatedAt: null, tag: "all", locale: "en", now: NOW }).featured?.id;
  expect(toFeatured([ahead, past])).toBe("past");
  expect(toFeatured([ahead])).toBe("ahead");
});
