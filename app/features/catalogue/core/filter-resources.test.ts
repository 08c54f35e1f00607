import { expect, test } from "vitest";
import { filterResources } from "./filter-resources";
import type { ResourceCard } from "./resource";
import { resourceForTest, toolForTest } from "./resource-for-tests";
import { EMPTY_RESOURCE_QUERY, parseResourceQuery } from "./resource-query";

function idsFor(
  cards: readonly ResourceCard[],
  search: string,
  allowed: ResourceCard["category"][] | null = null,
) {
  return filterResources(cards, parseResourceQuery(new URLSearchParams(search)), allowed).map(({ id }) => id);
}

test("'educacao' finds 'educação' in title, description and tags, titles first", () => {
  const cards = [
    resourceForTest({ id: "tag", tags: ["Educação"] }),
    resourceForTest({ id: "none" }),
    resourceForTest({ id: "description", description: "Para a educação básica" }),
    resourceForTest({ id: "title", title: "EDUCAÇÃO com IA" }),
  ];
  expect(idsFor(cards, "q=educacao")).toEqual(["title", "tag", "description"]);
  expect(idsFor(cards, "q=educa%C3%A7%C3%A3o")).toEqual(["title", "tag", "description"]);
});

test("wildcards and patterns of query languages are ordinary text", () => {
  const cards = [
    resourceForTest({ id: "plain" }),
    resourceForTest({ id: "percent", title: "50% off (a_b)" }),
  ];
  expect(idsFor(cards, "q=%25")).toEqual(["percent"]);
  expect(idsFor(cards, "q=a_b")).toEqual(["percent"]);
  expect(idsFor(cards, "q=(")).toEqual(["percent"]);
  expect(idsFor(cards, "q=.*")).toEqual([]);
  expect(idsFor(cards, "q=%3Cscript%3E")).toEqual([]);
});

test("the page's categories restrict, whatever the query asks for", () => {
  const cards = [
    resourceForTest({ id: "tool" }),
    resourceForTest({ id: "book", category: "book" }),
    resourceForTest({ id: "site", category: "site" }),
  ];
  expect(idsFor(cards, "", ["book", "site"])).toEqual(["book", "site"]);
  expect(idsFor(cards, "category=site", ["book", "site"])).toEqual(["site"]);
  expect(idsFor(cards, "category=ai_tool", ["book", "site"])).toEqual([]);
});

test("any one of several tags is enough, also as a part of a longer tag", () => {
  const cards = [
    resourceForTest({ id: "writing", tags: ["Creative writing"] }),
    resourceForTest({ id: "video", tags: ["Vídeo"] }),
    resourceForTest({ id: "other", tags: ["Data"] }),
  ];
  expect(idsFor(cards, "tag=WRITING&tag=video")).toEqual(["writing", "video"]);
});

test("the teacher's filters pass only what is known to be so, and all of them together", () => {
  const cards = [
    resourceForTest({ id: "unknown" }),
    resourceForTest({ id: "free", freeTier: true }),
    resourceForTest({
      id: "all",
      freeTier: true,
      interfaceInPortuguese: true,
      tool: toolForTest({
        pupilsMayUse: true,
        noAccount: "yes",
        trainsNothing: true,
        offer: { audiences: ["teacher"], countries: null },
      }),
    }),
    resourceForTest({
      id: "not",
      freeTier: false,
      interfaceInPortuguese: false,
      tool: toolForTest({ pupils: "yes", training: "no" }),
    }),
  ];
  expect(idsFor(cards, "free=1")).toEqual(["free", "all"]);
  expect(idsFor(cards, "pupils=1")).toEqual(["all"]);
  expect(idsFor(cards, "noaccount=1")).toEqual(["all"]);
  expect(idsFor(cards, "notraining=1")).toEqual(["all"]);
  expect(idsFor(cards, "pt=1&offer=1&free=1&pupils=1&noaccount=1&notraining=1")).toEqual(["all"]);
});

test("an empty query returns everything in the order given", () => {
  const cards = [resourceForTest({ id: "b" }), resourceForTest({ id: "a" })];
  expect(filterResources(cards, EMPTY_RESOURCE_QUERY, null)).toEqual(cards);
});

test("a book is found by its author, after those that have the word in the title", () => {
  const byAuthor = { ...resourceForTest({ id: "by-author" }), byline: "Ethan Mollick · 2024" };
  const inTitle = resourceForTest({ id: "in-title", title: "Mollick on prompts" });
  const found = filterResources([byAuthor, inTitle], { ...EMPTY_RESOURCE_QUERY, text: "mollick" }, null);
  expect(found.map(({ id }) => id)).toEqual(["in-title", "by-author"]);
});
