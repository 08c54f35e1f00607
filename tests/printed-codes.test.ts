import { expect, test } from "vitest";
import { findPage, switchLanguage } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { PRINTED_CODES } from "~/content/printed-codes.server";
import { readShortLinkPath } from "~/features/short-links/core/short-link-path";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";

/** Typed out on purpose: what has been printed is a fact, not something to derive. Add lines, never change one. */
const ON_PAPER = `
/r/platforms
/platforms
/pt-br/platforms
/r/chapter3-ex1
/chapter3_ex1
/chapter3-ex1
/pt-br/chapter3-ex1
/pt-br/chapter3_ex1
/r/chapter3-ex2
/chapter3_ex2
/chapter3-ex2
/pt-br/chapter3-ex2
/pt-br/chapter3_ex2
/r/chapter3-ex3
/chapter3_ex3
/chapter3-ex3
/pt-br/chapter3-ex3
/pt-br/chapter3_ex3
/r/chapter3-ex4
/chapter3_ex4
/chapter3-ex4
/pt-br/chapter3-ex4
/pt-br/chapter3_ex4
/r/chapter3-ex5
/chapter3_ex5
/chapter3-ex5
/pt-br/chapter3-ex5
/pt-br/chapter3_ex5
/r/chapter3-ex6
/chapter3_ex6
/chapter3-ex6
/pt-br/chapter3-ex6
/pt-br/chapter3_ex6
/r/chapter3-ex7
/chapter3_ex7
/chapter3-ex7
/pt-br/chapter3-ex7
/pt-br/chapter3_ex7
/r/planning-toolkit
/planning-toolkit
/pt-br/planning-toolkit
/r/chapter5-ex1
/chapter5_ex1
/chapter5-ex1
/pt-br/chapter5-ex1
/pt-br/chapter5_ex1
/r/education-discounts
/education-discounts
/pt-br/education-discounts
/r/chapter6-ess-prompt
/chapter6-ess-prompt
/chapter6_ess-prompt
/chapter6_ess_prompt
/pt-br/chapter6-ess-prompt
/pt-br/chapter6_ess-prompt
/pt-br/chapter6_ess_prompt
/r/chapter6-bolt
/chapter6-bolt
/chapter6_bolt
/pt-br/chapter6-bolt
/pt-br/chapter6_bolt
/r/chapter6-lovable
/chapter6-lovable
/chapter6_lovable
/pt-br/chapter6-lovable
/pt-br/chapter6_lovable
/r/chapter6-base44
/chapter6-base44
/chapter6_base44
/pt-br/chapter6-base44
/pt-br/chapter6_base44
/r/chapter6-create
/chapter6-create
/chapter6_create
/pt-br/chapter6-create
/pt-br/chapter6_create
/r/chapter6-replit
/chapter6-replit
/chapter6_replit
/pt-br/chapter6-replit
/pt-br/chapter6_replit
/r/chapter6-manus
/chapter6-manus
/chapter6_manus
/pt-br/chapter6-manus
/pt-br/chapter6_manus
/r/chapter6-resources
/chapter6-resources
/chapter6_resources
/pt-br/chapter6-resources
/pt-br/chapter6_resources
/r/ethics-resources
/ethics-resources
/pt-br/ethics-resources
/r/future-ready
/future-ready
/pt-br/future-ready
/r/hub
/hub
/pt-br/hub
/r/hub-tools
/tools
/pt-br/tools
/r/hub-learn
/learn
/pt-br/learn
/r/hub-library
/library
/pt-br/library
/r/companion
/book-resources
/pt-br/book-resources
/r/about-book
/about
/pt-br/about
`
  .trim()
  .split("\n");

test("no printed address disappears, changes spelling or moves: the ledger starts with all of them", () => {
  expect(PRINTED_CODES.slice(0, ON_PAPER.length).map((row) => row.printed)).toEqual(ON_PAPER);
});

test("a printed address is written once", () => {
  const printed = PRINTED_CODES.map((row) => row.printed);
  expect(new Set(printed).size).toBe(printed.length);
});

test("every printed address leads to a companion item that exists", () => {
  const ids = new Set(BOOK_RESOURCES.map((resource) => resource.id));
  expect(PRINTED_CODES.filter((row) => !ids.has(row.target))).toEqual([]);
});

test("every companion item has its short link and both of its addresses in the ledger", () => {
  const printed = new Set(PRINTED_CODES.map((row) => row.printed));
  const missing = BOOK_RESOURCES.flatMap((resource) => [
    `/r/${resource.id}`,
    resource.path,
    resource.pathPt,
  ]).filter((address) => !printed.has(address));
  expect(missing).toEqual([]);
});

/** Where a printed address of this site takes a reader of a language: a canonical path, or null for a 404. */
function resolve(printed: string, locale: Locale): string | null {
  const link = readShortLinkPath(printed);
  if (link !== null)
    return link.id === null ? null : (findShortLink(link.id)?.[link.locale ?? locale] ?? null);
  const page = findPage(printed);
  if (page === null) return null;
  return page.locale === locale ? page.canonical : switchLanguage(page.canonical);
}

test("every printed address resolves in both languages, to the page of its item", () => {
  for (const { printed, target } of PRINTED_CODES) {
    const item = BOOK_RESOURCES.find((resource) => resource.id === target);
    expect([printed, ...LOCALES.map((locale) => resolve(printed, locale))]).toEqual([
      printed,
      item?.path,
      item?.pathPt,
    ]);
  }
});

test("every printed address resolves however it is typed: upper case, with a slash at the end", () => {
  for (const { printed } of PRINTED_CODES) {
    for (const locale of LOCALES)
      expect(resolve(`${printed.toUpperCase()}/`, locale)).toBe(resolve(printed, locale));
  }
});

test("every printed short link has a Portuguese one beside it, and is known with an underscore or a full stop", () => {
  for (const { printed } of PRINTED_CODES.filter((row) => row.printed.startsWith("/r/"))) {
    expect(resolve(`/pt-br${printed}`, "en")).toBe(resolve(printed, "pt-br"));
    expect(resolve(`${printed.replaceAll("-", "_")}.`, "en")).toBe(resolve(printed, "en"));
  }
});
