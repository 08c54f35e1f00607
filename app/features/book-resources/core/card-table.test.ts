import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listBookResources } from "~/content/book-resources/book-resources.server";
import { toBookResourceCard } from "./book-resource";
import { readCardTable, writeCardTable } from "./card-table";

test("the cards of both lists come back as they were written", () => {
  for (const locale of LOCALES) {
    const cards = listBookResources(locale).map((resource) => {
      const { id: _, ...card } = toBookResourceCard(resource, locale);
      return card;
    });
    expect(readCardTable(writeCardTable(cards, true))).toEqual(cards);
    expect(readCardTable(writeCardTable(cards, false))).toEqual(
      cards.map((card) => ({ ...card, qrContext: null })),
    );
  }
});

test("lines that are no card are left out", () => {
  expect(readCardTable("")).toEqual([]);
  expect(readCardTable("b\tc\td\t99\t0\nx")).toEqual([]);
});
