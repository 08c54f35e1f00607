import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import type { Collection } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import {
  addressOfChip,
  countFilterChips,
  type FilterChip,
  type ListPageId,
  listFilterChips,
} from "~/features/search/core/filters";
import { filterItems, isFiltered, parseListQuery } from "~/lib/filterable-list";
import { listSearchEntries } from "./search-index.server";

/** Collections in each list, as its page loads them. */
const COLLECTIONS: Readonly<Partial<Record<ListPageId, readonly Collection[]>>> = {
  tools: ["tools"],
  library: ["books", "sites"],
  videos: ["videos"],
  certifications: ["certifications"],
};

const TYPED = ["", "livros ", "videos ", "certificado "].flatMap((list) =>
  [
    "grátis",
    "em português",
    "in english",
    "grátis em português",
    "free in english",
    "13 anos",
    "grátis 13 anos em português",
    "desconto",
    "sem login",
  ].map((filter) => list + filter),
);

test("every filter that is offered narrows its list, and leaves as much as its number says", () => {
  for (const locale of LOCALES) {
    const chips = new Map<string, FilterChip>(
      TYPED.flatMap((text) => listFilterChips(text, locale)).map((chip) => [JSON.stringify(chip), chip]),
    );
    const counted = new Map(
      TYPED.flatMap((text) => countFilterChips(text, listSearchEntries(locale), locale)).flatMap((chip) => {
        if ("chapter" in chip) return [];
        const { count, ...list } = chip;
        return [[JSON.stringify(list), count] as const];
      }),
    );
    expect(counted.size).toBeGreaterThan(8);
    for (const [key, chip] of chips) {
      const query = parseListQuery(
        RESOURCE_LIST,
        new URL(addressOfChip(chip, locale), "https://x.test").search,
      );
      const collections = COLLECTIONS[chip.pageId] ?? [];
      const list = listResources(locale).filter(({ collection }) => collections.includes(collection));
      expect(isFiltered(RESOURCE_LIST, query), key).toBe(true);
      const left = filterItems(RESOURCE_LIST, list.map(RESOURCE_LIST.toItem), query).length;
      // A list that would be empty is not offered.
      expect(counted.get(key) ?? 0, `${locale} ${key}`).toBe(left);
    }
  }
});
