import { expect, test } from "vitest";
import type { BookResourceCard } from "./book-resource";
import {
  EMPTY_BOOK_RESOURCE_QUERY,
  filterBookResources,
  hasActiveFilters,
  parseBookResourceQuery,
  serialiseBookResourceQuery,
} from "./book-resource-query";

function card(overrides: Partial<BookResourceCard> & { id: string }): BookResourceCard {
  return {
    path: `/pt-br/${overrides.id}`,
    chapter: "chapter-3",
    category: "examples",
    title: "Exemplo",
    description: "Uma descrição",
    qrContext: "Capítulo 3, ao lado da devolutiva",
    ...overrides,
  };
}

const CARDS = [
  card({ id: "draft", title: "Devolutiva sobre um rascunho anônimo" }),
  card({ id: "survey", title: "Uma pesquisa anônima", chapter: "chapter-6", category: "implementations" }),
  card({
    id: "agreement",
    description: "Regras de ÉTICA e autoria",
    chapter: "chapter-7",
    category: "guides",
  }),
];

function ids(search: string): string[] {
  return filterBookResources(CARDS, parseBookResourceQuery(new URLSearchParams(search))).map(
    (item) => item.id,
  );
}

test("text, chapter and category must all match, accents and case aside", () => {
  expect(ids("")).toEqual(["draft", "survey", "agreement"]);
  expect(ids("q=ANONIM")).toEqual(["draft", "survey"]);
  expect(ids("q=anonim&chapter=chapter-6")).toEqual(["survey"]);
  expect(ids("q=anonim&chapter=chapter-6&category=guides")).toEqual([]);
  expect(ids("q=etica")).toEqual(["agreement"]);
});

test("the text is looked for in title and description only", () => {
  expect(ids("q=ao+lado")).toEqual([]);
});

test("unknown chapters and categories count as all and nothing is lost in the round trip", () => {
  const query = parseBookResourceQuery(new URLSearchParams("q=+mapa+&chapter=chapter-99&category=hubs"));
  expect(query).toEqual({ q: "mapa", chapter: "all", category: "hubs" });
  expect(serialiseBookResourceQuery(query)).toBe("q=mapa&category=hubs");
});

test("filters are active as soon as one of the three is set", () => {
  expect(hasActiveFilters(EMPTY_BOOK_RESOURCE_QUERY)).toBe(false);
  expect(hasActiveFilters({ ...EMPTY_BOOK_RESOURCE_QUERY, chapter: "hub" })).toBe(true);
});
