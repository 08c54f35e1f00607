import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import type { Collection } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import {
  addressOfChip,
  type FilterChip,
  type ListPageId,
  listFilterChips,
} from "~/features/search/core/filters";
import { filterItems, isFiltered, parseListQuery } from "~/lib/filterable-list";

/** What each list holds, as its page loads it. */
const COLLECTIONS: Readonly<Partial<Record<ListPageId, readonly Collection[]>>> = {
  tools: ["tools"],
  library: ["books", "sites"],
  videos: ["videos"],
  certifications: ["certifications"],
};

const TYPED = ["", "livros ", "videos ", "certificado "].flatMap((list) =>
  ["grátis", "em português", "13 anos", "desconto", "sem login"].map((filter) => list + filter),
);

test("every filter that is offered narrows its list, and leaves something", () => {
  const chips = new Map<string, FilterChip>(
    TYPED.flatMap(listFilterChips).map((chip) => [JSON.stringify(chip), chip]),
  );
  expect(chips.size).toBeGreaterThan(8);
  for (const locale of LOCALES) {
    for (const chip of chips.values()) {
      const query = parseListQuery(
        RESOURCE_LIST,
        new URL(addressOfChip(chip, locale), "https://x.test").search,
      );
      const collections = COLLECTIONS[chip.pageId] ?? [];
      const list = listResources(locale).filter(({ collection }) => collections.includes(collection));
      expect(isFiltered(RESOURCE_LIST, query), JSON.stringify(chip)).toBe(true);
      const left = filterItems(RESOURCE_LIST, list.map(RESOURCE_LIST.toItem), query);
      expect(left.length, `${locale} ${JSON.stringify(chip)}`).toBeGreaterThan(0);
    }
  }
});
