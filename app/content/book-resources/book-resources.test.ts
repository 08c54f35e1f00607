import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { getNeighbours } from "~/features/book-resources/core/book-resource";
import { parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { bookResourceSchema } from "./book-resource-schema";
import { BOOK_RESOURCES, findBookResource, listBookResources } from "./book-resources.server";

test("every companion item is complete in every language", () => {
  for (const resource of BOOK_RESOURCES) expect(() => bookResourceSchema.parse(resource)).not.toThrow();
});

test("each printed code has one item, and the items stand in the order of the book", () => {
  const codes = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);
  expect(BOOK_RESOURCES.map(({ id }) => id)).toEqual(codes);
});

/** How many items the printed books list. */
const PRINTED: Readonly<Record<Locale, number>> = { en: 27, "pt-br": 19 };

test("the lists hold at least what the printed books list", () => {
  for (const locale of LOCALES)
    expect(listBookResources(locale).length, locale).toBeGreaterThanOrEqual(PRINTED[locale]);
});

test("an item outside the Portuguese list still has its Portuguese landing", () => {
  const bolt = findBookResource("Chapter6-Bolt");
  expect(bolt?.lists).toEqual(["en"]);
  expect(bolt?.text["pt-br"].content?.prompt).toContain("jogo de vocabulário");
});

test("a prompt has content in every language or in none, with as many blanks and steps", () => {
  for (const resource of BOOK_RESOURCES) {
    const [first, ...others] = LOCALES.map((locale) => {
      const { content } = resource.text[locale];
      return (
        content && {
          blanks: parsePrompt(content.prompt).filter((segment) => segment.kind === "blank").length,
          steps: content.steps.length,
        }
      );
    });
    for (const other of others) expect(other, resource.id).toEqual(first);
  }
});

test("every step of a lesson belongs to a phase", () => {
  for (const { id, stepCounts, text } of BOOK_RESOURCES) {
    if (stepCounts === null) continue;
    const [before, inClass, afterwards] = stepCounts;
    expect(before + inClass + afterwards, id).toBe(text.en.content?.steps.length);
  }
});

test("previous and next follow the book and stop at its ends and at pages without content", () => {
  const neighbours = (id: string) => {
    const { previous, next } = getNeighbours(BOOK_RESOURCES, id);
    return [previous?.id ?? null, next?.id ?? null];
  };
  const chain = BOOK_RESOURCES.filter(({ text }) => text.en.content !== null).map(({ id }) => id);
  expect(chain.slice(0, 2)).toEqual(["platforms", "chapter3-ex1"]);
  chain.forEach((id, place) => {
    expect(neighbours(id)).toEqual([chain[place - 1] ?? null, chain[place + 1] ?? null]);
  });
  expect(neighbours("hub")).toEqual([null, null]);
});
