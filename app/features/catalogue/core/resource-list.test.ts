import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { filterItems, parseListQuery, toSearch } from "~/lib/filterable-list";
import { type ResourceCard, toListedResource } from "./resource";
import { resourceForTest, toolForTest } from "./resource-for-tests";
import { RESOURCE_LIST } from "./resource-list";

const parse = (search: string) => parseListQuery(RESOURCE_LIST, search);

function idsFor(cards: readonly ResourceCard[], search: string) {
  return filterItems(RESOURCE_LIST, cards.map(RESOURCE_LIST.toItem), parse(search)).map(({ id }) => id);
}

test("an address with every parameter survives reading and writing", () => {
  const search =
    "?q=plano+de+aula&group=general-ai&category=book&tag=Escrita&tag=V%C3%ADdeo&free=1&lang=1&pupils=1&offer=1&noaccount=1&notraining=1&age=11&view=list";
  expect(toSearch(parse(search))).toBe(search);
});

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

test("category and group narrow, and a thing without a group is in none; the view narrows nothing", () => {
  const cards = [
    resourceForTest({ id: "tool", group: "general-ai" }),
    resourceForTest({ id: "book", category: "book" }),
    resourceForTest({ id: "site", category: "site" }),
  ];
  expect(idsFor(cards, "category=site")).toEqual(["site"]);
  expect(idsFor(cards, "group=general-ai")).toEqual(["tool"]);
  expect(idsFor(cards, "group=coding-tools")).toEqual([]);
  expect(idsFor(cards, "view=list")).toEqual(["tool", "book", "site"]);
});

test("the teacher's filters pass only what is known to be so, and all of them together", () => {
  const cards = [
    resourceForTest({ id: "unknown" }),
    resourceForTest({ id: "free", freeTier: true }),
    resourceForTest({
      id: "all",
      freeTier: true,
      inLanguage: true,
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
      inLanguage: false,
      tool: toolForTest({ pupils: "yes", training: "no" }),
    }),
  ];
  expect(idsFor(cards, "free=1")).toEqual(["free", "all"]);
  expect(idsFor(cards, "pupils=1")).toEqual(["all"]);
  expect(idsFor(cards, "noaccount=1")).toEqual(["all"]);
  expect(idsFor(cards, "notraining=1")).toEqual(["all"]);
  expect(idsFor(cards, "lang=1&offer=1&free=1&pupils=1&noaccount=1&notraining=1")).toEqual(["all"]);
});

test("no tool below its age is left where pupils' age is asked, nor one whose age nobody knows", () => {
  const tools = [
    resourceForTest({ id: "any", tool: toolForTest({ pupilsFrom: 0 }) }),
    resourceForTest({ id: "teens", tool: toolForTest({ pupilsFrom: 13 }) }),
    resourceForTest({ id: "unknown", tool: toolForTest({ pupilsMayUse: true }) }),
  ];
  expect(idsFor(tools, "age=12")).toEqual(["any"]);
  expect(idsFor(tools, "age=13")).toEqual(["any", "teens"]);
  expect(idsFor(tools, "age=40")).toHaveLength(3);
});

test("a book is found by its author, after those that have the word in the title", () => {
  const byAuthor = { ...resourceForTest({ id: "by-author" }), byline: "Ethan Mollick · 2024" };
  const inTitle = resourceForTest({ id: "in-title", title: "Mollick on prompts" });
  expect(idsFor([byAuthor, inTitle], "q=mollick")).toEqual(["in-title", "by-author"]);
});

test.each(LOCALES)("every filter leaves some of the catalogue and not all (%s)", (locale) => {
  const cards = listResources(locale).map(toListedResource);
  for (const search of ["tag=a", "q=google", "free=1", "lang=1", "pupils=1&offer=1", "category=site&q=ed"]) {
    const left = idsFor(cards, search).length;
    expect(left, search).toBeGreaterThan(0);
    expect(left, search).toBeLessThan(cards.length);
  }
});

test.each(LOCALES)("no tag has the mark that stands between facets in a card (%s)", (locale) => {
  const tags = listResources(locale).flatMap((resource) => resource.tags);
  expect(tags.length).toBeGreaterThan(100);
  expect(tags.filter((tag) => tag.includes("|"))).toEqual([]);
});
