import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { SEARCH_WORDS } from "~/content/words/search-words";
import { CATALOGUE } from "~/features/catalogue/io/catalogue.server";
import { prepareIndex } from "~/features/search/core/prepared-index";
import { OVERLAY_RESULTS_MAX, search } from "~/features/search/core/search";
import { entriesById } from "~/features/search/core/search-index";
import { listSearchEntries } from "./search-index.server";

function idsFor(locale: Locale, text: string): string[] {
  const index = prepareIndex(listSearchEntries(locale), SEARCH_WORDS, locale);
  return search(index, text, { limit: OVERLAY_RESULTS_MAX }).results.map(({ id }) => id);
}

test("everything that has a printed or saved id is in the index of every language, once", () => {
  for (const locale of LOCALES) {
    const entries = listSearchEntries(locale);
    const ids = entries.flatMap((entry) => [entry.id, ...entry.aliases]);
    expect(new Set(ids).size).toBe(ids.length);
    const byId = entriesById(entries);
    for (const { id } of [...CATALOGUE.map(({ record }) => record), ...BOOK_RESOURCES]) {
      expect(byId.has(id), id).toBe(true);
    }
  }
});

test("every entry leads to a page of its language", () => {
  for (const locale of LOCALES) {
    for (const entry of listSearchEntries(locale)) {
      const [path = ""] = entry.path.split("#");
      expect(findPage(path), path).toMatchObject({ locale, canonical: path });
    }
  }
});

test("tools, courses, printed codes and pages are found by their names", () => {
  expect(idsFor("en", "chatgpt")).toContain("chatgpt");
  expect(idsFor("pt-br", "favoritos")[0]).toBe("favourites");
  expect(idsFor("en", "library")[0]).toBe("library");
  expect(idsFor("pt-br", "capítulo 5").length).toBeGreaterThan(0);
});

test("a printed code is found by the curriculum code, the subject and the stage of its lesson", () => {
  expect(idsFor("pt-br", "EF07MA08")[0]).toBe("chapter3-ex1");
  expect(idsFor("pt-br", "projeto de vida")).toContain("ethics-resources");
  expect(idsFor("en", "tutor time")).toContain("ethics-resources");
  expect(idsFor("pt-br", "educação infantil")).toContain("education-discounts");
});

test("'educacao' finds what is written 'educação'", () => {
  expect(idsFor("pt-br", "educacao")).toEqual(idsFor("pt-br", "EDUCACAO"));
  expect(idsFor("pt-br", "educacao")).toHaveLength(OVERLAY_RESULTS_MAX);
});
