import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { filterResources } from "~/features/catalogue/core/filter-resources";
import type { Collection } from "~/features/catalogue/core/resource";
import { isFiltered, parseResourceQuery } from "~/features/catalogue/core/resource-query";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import {
  addressOfChip,
  countFilterChips,
  type FilterChip,
  findFilterChips,
  type ListPageId,
} from "~/features/search/core/filters";
import { listSearchEntries } from "./search-index.server";

/** What each list holds, as its page loads it. */
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
    "grátis em português",
    "13 anos",
    "grátis 13 anos em português",
    "desconto",
    "sem login",
  ].map((filter) => list + filter),
);

test("every filter that is offered narrows its list, and leaves as much as its number says", () => {
  const chips = new Map<string, FilterChip>(
    TYPED.flatMap(findFilterChips).map((chip) => [JSON.stringify(chip), chip]),
  );
  expect(chips.size).toBeGreaterThan(8);
  for (const locale of LOCALES) {
    const counted = new Map(
      TYPED.flatMap((text) => countFilterChips(text, listSearchEntries(locale))).flatMap((chip) => {
        if ("chapter" in chip) return [];
        const { count, ...list } = chip;
        return [[JSON.stringify(list), count] as const];
      }),
    );
    for (const [key, chip] of chips) {
      const query = parseResourceQuery(new URL(addressOfChip(chip, locale), "https://x.test").searchParams);
      const collections = COLLECTIONS[chip.pageId] ?? [];
      const list = listResources(locale).filter(({ collection }) => collections.includes(collection));
      const left = filterResources(list, query, null).length;
      expect(isFiltered(query), key).toBe(true);
      expect(left, `${locale} ${key}`).toBeGreaterThan(0);
      expect(counted.get(key), `${locale} ${key}`).toBe(left);
    }
  }
});
