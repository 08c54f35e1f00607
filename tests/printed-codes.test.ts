// The print contract: every code that was ever on paper leads to its page. The addresses follow from one row per code
// in app/addresses/printed-codes.ts; printed-addresses.txt remembers them, and only grows.
import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPage, pathOfCode, switchLanguage } from "~/addresses/addresses";
import { DEFAULT_LOCALE, LOCALES, type Locale, pathInLocale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES, type PrintedCodeId } from "~/addresses/printed-codes";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { readShortLinkPath } from "~/features/short-links/core/short-link-path";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";

const REMEMBERED = new URL("./printed-addresses.txt", import.meta.url);
const CODES: readonly PrintedCodeId[] = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

/** The addresses of a code that may stand on paper: its short link, and every spelling of its page. */
function listAddresses(id: PrintedCodeId): string[] {
  const pageId = findPage(pathOfCode(id, "en"))?.pageId;
  const row = ROUTE_TABLE.find((page) => page.id === pageId);
  const isEntrance = PRINTED_ENTRANCES.some((entrance) => entrance.id === id);
  const paths = LOCALES.flatMap((locale) => row?.paths[locale] ?? []);
  return [`/r/${id}`, ...(isEntrance ? LOCALES.map((locale) => pathOfCode(id, locale)) : paths)];
}

/** Where an address takes a reader of a language: a canonical path, or null for a 404. */
function resolve(printed: string, locale: Locale): string | null {
  const link = readShortLinkPath(printed);
  if (link !== null)
    return link.id === null ? null : (findShortLink(link.id)?.[link.locale ?? locale] ?? null);
  const page = findPage(printed);
  return page === null ? null : switchLanguage(page.canonical, "", locale);
}

const remembered = readFileSync(REMEMBERED, "utf8").trim().split("\n");
const derived = CODES.flatMap(listAddresses);

test("what was printed once is printed for ever: no remembered address has gone or changed its spelling", () => {
  expect(remembered.filter((address) => !derived.includes(address))).toEqual([]);
  expect(new Set(remembered).size).toBe(remembered.length);
});

test("a new code is remembered: its addresses join the list, which is committed with it", () => {
  const fresh = derived.filter((address) => !remembered.includes(address));
  if (process.env.CI === undefined && fresh.length > 0) appendFileSync(REMEMBERED, `${fresh.join("\n")}\n`);
  const known = readFileSync(REMEMBERED, "utf8").trim().split("\n");
  expect(derived.filter((address) => !known.includes(address))).toEqual([]);
});

test("every printed address resolves in every language, to the page of its code", () => {
  for (const id of CODES) {
    const pages = LOCALES.map((locale) => pathOfCode(id, locale));
    for (const address of listAddresses(id))
      expect([address, ...LOCALES.map((locale) => resolve(address, locale))]).toEqual([address, ...pages]);
  }
});

test("every printed address resolves however it is typed: upper case, with a slash at the end", () => {
  for (const address of derived) {
    for (const locale of LOCALES)
      expect(resolve(`${address.toUpperCase()}/`, locale)).toBe(resolve(address, locale));
  }
});

test("every printed short link has one in each language beside it, and is known with an underscore or a full stop", () => {
  const links = derived.filter((printed) => printed.startsWith("/r/"));
  expect(links.length).toBeGreaterThan(20);
  for (const address of links) {
    for (const locale of LOCALES) {
      expect(resolve(address, locale), address).not.toBeNull();
      const spelt = locale === DEFAULT_LOCALE ? `/${locale}${address}` : pathInLocale(address, locale);
      for (const reader of LOCALES) expect(resolve(spelt, reader)).toBe(resolve(address, locale));
      expect(resolve(`${address.replaceAll("-", "_")}.`, locale)).toBe(resolve(address, locale));
    }
  }
});
