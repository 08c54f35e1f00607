import { expect, test } from "vitest";
import type { PublishedArticle } from "~/features/news/core/article";
import { articleForTest } from "~/features/news/core/article-for-tests";
import { buildDigest, type DigestCandidate, type DigestOutcome, type DigestSources } from "./digest-issue";

const WEEK = { year: 2026, week: 47 };
const NEXT_WEEK = { year: 2026, week: 48 };

function article(id: string, changes: Partial<PublishedArticle> = {}): PublishedArticle {
  return articleForTest({
    id,
    sourceName: "Source",
    sourceUrl: `https://news.example/${id}`,
    title: `Title ${id}`,
    excerptHtml: "<p>An <em>excerpt</em>.</p>",
    publishedAt: "2026-11-18T10:00:00Z",
    educationRelevance: 60,
    ...changes,
  });
}

function item(id: string, updatedMonth: string, isForSchools = false): DigestCandidate {
  return { id, title: id, description: "", path: `/resources/${id}`, updatedMonth, isForSchools };
}

function sources(changes: Partial<DigestSources> = {}): DigestSources {
  return {
    articles: ["a", "b", "c"].map((id) => article(id)),
    items: [],
    changes: [],
    prompts: [],
    ...changes,
  };
}

function toIssue(outcome: DigestOutcome) {
  if (outcome.kind !== "issue") throw new Error("no issue");
  return outcome.issue;
}

test("five news at most: those with a classroom sentence first, then by scores, then the newest", () => {
  const note = {
    en: {
      title: "Noted",
      summaryHtml: "<p>S</p>",
      classNote: "Try it in class.",
      writtenBy: null,
      citations: null,
    },
  };
  const articles = [
    article("low", { educationRelevance: 31 }),
    article("old", { educationRelevance: 80, publishedAt: "2026-11-16T00:00:00Z" }),
    article("new", { educationRelevance: 80, publishedAt: "2026-11-22T23:59:59Z" }),
    article("noted", { educationRelevance: 0, texts: note }),
    article("top", { educationRelevance: 70, influenceScore: 90 }),
    article("mid", { educationRelevance: 40 }),
  ];
  const issue = toIssue(buildDigest(WEEK, "en", sources({ articles })));
  expect(issue.news.map(({ id }) => id)).toEqual(["noted", "top", "new", "old", "mid"]);
  expect(issue.news[0]).toEqual({
    id: "noted",
    title: "Noted",
    classNote: "Try it in class.",
    gist: "S",
    sourceName: "Source",
    sourceUrl: "https://news.example/noted",
  });
});

test("the order in which the articles arrive does not matter", () => {
  const articles = ["d", "a", "c", "b"].map((id) => article(id));
  expect(buildDigest(WEEK, "en", sources({ articles }))).toEqual(
    buildDigest(WEEK, "en", sources({ articles: articles.toReversed() })),
  );
});

test("fewer than three good news are no issue, and the outcome says how few", () => {
  const articles = [
    article("a"),
    article("b"),
    article("sample", { isSample: true }),
    article("dull", { educationRelevance: 5, influenceScore: 5 }),
    article("sunday-before", { publishedAt: "2026-11-15T23:59:59Z" }),
    article("monday-after", { publishedAt: "2026-11-23T00:00:00Z" }),
    article("twice", { title: "TÍTLE a" }),
  ];
  expect(buildDigest(WEEK, "en", sources({ articles }))).toEqual({
    kind: "none",
    week: WEEK,
    locale: "en",
    goodNews: 2,
  });
});

test("an issue holds only what its readers can read in their language", () => {
  const translated = {
    "pt-br": {
      title: "Traduzido",
      summaryHtml: "<p>Resumo</p>",
      classNote: null,
      writtenBy: null,
      citations: null,
    },
  };
  const articles = [
    article("english"),
    article("portuguese", { language: "pt" }),
    article("translated", { texts: translated }),
    article("more", { language: "pt", title: "Outro" }),
  ];
  const issue = toIssue(buildDigest(WEEK, "pt-br", sources({ articles })));
  expect(issue.news.map(({ title }) => title).toSorted()).toEqual(["Outro", "Title portuguese", "Traduzido"]);
  expect(buildDigest(WEEK, "en", sources({ articles }))).toMatchObject({ kind: "none", goodNews: 2 });
});

test("two items of the last three months, newest month first, taking turns from week to week", () => {
  const items = [
    item("old", "2026-08"),
    item("b", "2026-10"),
    item("a", "2026-11"),
    item("c", "2026-09"),
    item("next", "2026-12"),
    item("odd", "soon"),
  ];
  const first = toIssue(buildDigest(WEEK, "en", sources({ items }))).items.map(({ id }) => id);
  const shifted = sources({
    items,
    articles: ["a", "b", "c"].map((id) => article(id, { publishedAt: "2026-11-25T10:00:00Z" })),
  });
  const second = toIssue(buildDigest(NEXT_WEEK, "en", shifted)).items.map(({ id }) => id);
  expect(first).toHaveLength(2);
  expect(new Set([...first, ...second])).toEqual(new Set(["a", "b", "c"]));
  expect(toIssue(buildDigest(WEEK, "en", sources({ items: [item("a", "2026-11")] }))).items).toHaveLength(1);
});

test("tools made for schools come alone where two of them are recent", () => {
  const others = ["a", "b", "c"].map((id) => item(id, "2026-11"));
  const listIds = (items: readonly DigestCandidate[]) =>
    toIssue(buildDigest(WEEK, "en", sources({ items }))).items.map(({ id }) => id);
  const two = [item("school-1", "2026-09", true), item("school-2", "2026-10", true)];
  expect(listIds([...others, ...two]).toSorted()).toEqual(["school-1", "school-2"]);
  expect(listIds([...others, item("school-old", "2026-01", true)])).not.toContain("school-old");
});

test("one prompt, another one the next week, none where there are none", () => {
  const prompts = ["p1", "p2"].map((id) => ({ id, title: id, prompt: "Write ...", path: `/${id}` }));
  const first = toIssue(buildDigest(WEEK, "en", sources({ prompts }))).prompt;
  const later = ["a", "b", "c"].map((id) => article(id, { publishedAt: "2026-11-25T10:00:00Z" }));
  const second = toIssue(buildDigest(NEXT_WEEK, "en", sources({ prompts, articles: later }))).prompt;
  expect(new Set([first?.id, second?.id])).toEqual(new Set(["p1", "p2"]));
  expect(toIssue(buildDigest(WEEK, "en", sources())).prompt).toBeNull();
});

test("a story that the author holds or drops is left out, and a held one comes the week after", () => {
  const articles = ["a", "b", "c", "d", "e"].map((id) => article(id));
  const kept = new Set(["a", "b"]);
  expect(toIssue(buildDigest(WEEK, "en", sources({ articles, kept }))).news.map(({ id }) => id)).toEqual([
    "c",
    "d",
    "e",
  ]);
  const later = ["f", "g"].map((id) => article(id, { publishedAt: "2026-11-25T10:00:00Z" }));
  const held = new Set(["a"]);
  const issue = toIssue(buildDigest(NEXT_WEEK, "en", sources({ articles: [...articles, ...later], held })));
  expect(issue.news.map(({ id }) => id).toSorted()).toEqual(["a", "f", "g"]);
});

test("the changes of the week stand before the items of the lists", () => {
  const change = {
    id: "record-2026-11-24-tool-price",
    title: "Tool: Price",
    description: "Before: 1. Now: 2.",
    path: "/changes#record-2026-11-24-tool-price",
    updatedMonth: "2026-11",
  };
  const outcome = buildDigest(WEEK, "en", sources({ changes: [change] }));
  expect(outcome.kind === "issue" && outcome.issue.items[0]).toEqual(change);
});
