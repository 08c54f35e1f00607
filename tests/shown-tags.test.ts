// A tag on a card says what no filter, group or kind of the same page says.
import { expect, test } from "vitest";
import { LOCALES, otherLocales } from "~/addresses/languages";
import { teacherFilterCounts } from "~/features/catalogue/core/facets";
import { LIST_PAGE } from "~/features/catalogue/core/list-page";
import { toListedResource } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import {
  findTagFilter,
  findTagTwin,
  listResources,
  listToolGroups,
} from "~/features/catalogue/io/catalogue.server";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { foldText } from "~/lib/fold-text";

const PAGES = ["tools", "library", "videos"] as const;

function listCards(page: (typeof PAGES)[number], locale: (typeof LOCALES)[number]) {
  return listResources(locale)
    .filter(({ collection }) => LIST_PAGE[collection] === page)
    .map(toListedResource);
}

/** The words of a label that mean something, without the ending of a plural. */
function toWords(label: string): ReadonlySet<string> {
  const words = foldText(label).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 2).map((word) => word.replace(/s$/, "")));
}

function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && [...one].every((word) => other.has(word));
}

for (const page of PAGES) {
  test.each(LOCALES)(`no tag on a card of ${page} (%s) repeats a filter, a group or a kind`, (locale) => {
    const { needs, categories, categoryFilters } = catalogueMessages[locale];
    const cards = listCards(page, locale);
    const kinds = new Set(cards.map(({ category }) => category));
    const facets = [
      ...[...teacherFilterCounts(cards.map(RESOURCE_LIST.toItem)).keys()].map((filter) => needs[filter]),
      ...(page === "tools" ? listToolGroups(locale).map(({ name }) => name) : []),
    ].map(toWords);
    const kindNames = [...kinds].flatMap((kind) => [categories[kind], categoryFilters[kind]]).map(toWords);
    const tags = new Set(cards.flatMap((card) => card.tags));
    expect(tags.size).toBeGreaterThan(20);
    const repeating = [...tags].filter((tag) => {
      const words = toWords(tag);
      // An open textbook is a narrower kind than a book, but "free for schools" is free.
      return (
        facets.some((facet) => isWithin(words, facet) || isWithin(facet, words)) ||
        kindNames.some((kind) => isWithin(words, kind))
      );
    });
    expect(repeating).toEqual([]);
  });
}

test("the tags of a card are the same in every language, so that a list keeps them when the language is switched", () => {
  for (const page of PAGES) {
    for (const locale of LOCALES) {
      const known = new Set(listCards(page, locale).flatMap((card) => card.tags.map(foldText)));
      for (const other of otherLocales(locale)) {
        for (const tag of listCards(page, other).flatMap((card) => card.tags))
          expect(known.has(foldText(findTagTwin(tag, locale) ?? "")), `${tag} of ${page}`).toBe(true);
      }
    }
  }
});

test("a search goes by every tag of a record, shown or not", () => {
  for (const locale of LOCALES) {
    const resources = listResources(locale);
    for (const { id, tags, shownTags } of resources)
      expect(
        shownTags.filter((tag) => !tags.includes(tag)),
        id,
      ).toEqual([]);
    expect(resources.some(({ tags, shownTags }) => shownTags.length < tags.length)).toBe(true);
  }
});

test("a tag that a filter repeats leads to the filter, in any language and spelling", () => {
  for (const tag of ["Free", "gratuito"]) expect(findTagFilter(tag, "en")).toBe("free");
  expect(findTagFilter("Sem login", "en")).toBe("noAccount");
  expect(LOCALES.map((locale) => findTagFilter("portugues", locale))).toEqual([null, "language"]);
  for (const tag of ["Paid", "Video", "nope", "__proto__"])
    expect([tag, findTagFilter(tag, "en")]).toEqual([tag, null]);
});
