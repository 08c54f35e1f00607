import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { filterItems, listParameters, parseListQuery, toSearch } from "~/lib/filterable-list";
import { BOOK_RESOURCE_LIST, type BookResourceListCard } from "./book-resource-query";
import type { LessonNeeds } from "./lesson";

function card(overrides: Partial<BookResourceListCard> & { id: string }): BookResourceListCard {
  return {
    path: `/pt-br/${overrides.id}`,
    chapter: "chapter-3",
    category: "examples",
    title: "Exemplo",
    description: "Uma descrição",
    qrContext: "Capítulo 3, ao lado da devolutiva",
    needs: null,
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

const parse = (search: string) => parseListQuery(BOOK_RESOURCE_LIST, search);

function ids(search: string, cards: readonly BookResourceListCard[] = CARDS): string[] {
  const items = cards.map(BOOK_RESOURCE_LIST.toItem);
  return filterItems(BOOK_RESOURCE_LIST, items, parse(search)).map(({ id }) => id);
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
  expect(toSearch(parse("q=+ma%00pa%0A&chapter=chapter-99&category=hubs"))).toBe("?q=mapa&category=hubs");
});

const PAPER: LessonNeeds = {
  stages: ["primary", "lower-secondary"],
  subjects: ["any"],
  minutesToPrepare: 20,
  equipment: "paper",
  internet: "teacher",
};
const LESSON_CARDS = [
  card({ id: "paper", needs: PAPER }),
  card({
    id: "screen",
    needs: {
      ...PAPER,
      stages: ["adult"],
      subjects: ["mathematics"],
      minutesToPrepare: 45,
      equipment: "screen",
    },
  }),
  card({
    id: "devices",
    needs: { ...PAPER, minutesToPrepare: 60, equipment: "devices", internet: "pupils" },
  }),
  card({ id: "page without a lesson" }),
];

test.each([
  ["stage=primary", ["paper", "devices"]],
  ["stage=adult", ["screen"]],
  ["subject=mathematics", ["paper", "screen", "devices"]],
  ["subject=history", ["paper", "devices"]],
  ["minutes=15", []],
  ["minutes=30", ["paper"]],
  ["minutes=45", ["paper", "screen"]],
  ["equipment=paper", ["paper"]],
  ["equipment=screen", ["paper", "screen"]],
  ["equipment=devices", ["paper", "screen", "devices"]],
  ["internet=teacher", ["paper", "screen"]],
  ["internet=pupils", ["devices"]],
  ["subject=mathematics&minutes=45&stage=primary", ["paper"]],
  ["minutes=1000000", ["paper", "screen", "devices", "page without a lesson"]],
])("%s leaves the lessons that fit", (search, left) => {
  expect(ids(search, LESSON_CARDS)).toEqual(left);
});

test("every choice of a lesson leaves some of the book's, in every language", () => {
  for (const locale of LOCALES) {
    const items = Object.values(LESSONS).map((lesson, at) =>
      card({ id: String(at), needs: lesson[locale].facts }),
    );
    for (const search of [
      ...["stage=early-years", "stage=primary", "stage=adult", "subject=library", "subject=tutor-time"],
      ...["minutes=15", "minutes=30", "minutes=45", "equipment=paper", "equipment=screen", "internet=pupils"],
    ]) {
      const left = ids(search, items);
      expect(left.length, `${locale} ${search}`).toBeGreaterThan(0);
      expect(left.length, `${locale} ${search}`).toBeLessThan(items.length);
    }
  }
});

test("what the filters write is understood by the page of the list, and survives the round trip", () => {
  const row = ROUTE_TABLE.find(({ id }) => id === findPage("/book-resources")?.pageId);
  // Beside the filters the page is asked for a printed code that was typed.
  expect(row && "query" in row ? row.query : []).toEqual([...listParameters(BOOK_RESOURCE_LIST), "code"]);
  const search = "q=map&chapter=hub&category=hubs&stage=adult&subject=library&minutes=30&equipment=paper";
  const whole = `${search}&internet=teacher`;
  expect(toSearch(parse(whole))).toBe(`?${whole}`);
});
