import { expect, test } from "vitest";
import { findPage, getPageRow } from "./addresses";
import { LOCALES, pathInLocale } from "./languages";
import {
  isHandedOut,
  isPrerendered,
  listPrerenderedPaths,
  listRedirects,
  listWorkerFirstPaths,
} from "./prerendered-pages";
import { PRINTED_PAGES } from "./printed-codes";
import { type PageRow, ROUTE_TABLE } from "./route-table";

const ROWS: readonly PageRow[] = ROUTE_TABLE;
const RESOURCES = {
  resource: ["chatgpt", "a b"],
  "unplugged-lesson": ["next-word"],
  sheet: ["next-word-flaw"],
};

test("nothing live, personal, paid or secret is prerendered, and everything else is", () => {
  for (const row of ROWS) {
    const isForEverybody = row.live === undefined && row.kept !== false && row.holdsToken !== true;
    expect([row.id, isPrerendered(row)]).toEqual([row.id, isForEverybody]);
  }
  const paths = listPrerenderedPaths(RESOURCES);
  for (const locale of LOCALES) {
    for (const path of [
      "/",
      "/news",
      "/how-we-check",
      "/digest",
      "/donate",
      "/newsletter",
      "/newsletter/confirm",
    ])
      expect(paths).not.toContain(pathInLocale(path, locale));
    for (const path of [
      "/about",
      "/terms",
      "/tools",
      "/search",
      "/favourites",
      "/resources/chatgpt",
      "/resources/a%20b",
    ])
      expect(paths).toContain(pathInLocale(path, locale));
  }
});

test("every printed page is prerendered in every language", () => {
  const pages = new Set(listPrerenderedPaths(RESOURCES).map((path) => findPage(path)?.pageId));
  expect(PRINTED_PAGES.map(({ id }) => id).filter((id) => !pages.has(id))).toEqual([]);
});

test("a path with a parameter is not left out because nobody knows its values", () => {
  expect(() => listPrerenderedPaths({})).toThrow("resource");
});

test("the Worker is asked first for exactly the prerendered pages that understand a query", () => {
  const first = listWorkerFirstPaths();
  for (const path of listPrerenderedPaths(RESOURCES)) {
    const page = findPage(path);
    const row = ROWS.find(({ id }) => id === page?.pageId);
    expect([path, first.includes(path)]).toEqual([path, (row?.query ?? []).length > 0]);
    expect(page !== null && isHandedOut(getPageRow(page.pageId))).toBe(first.includes(path));
  }
  expect(isHandedOut(getPageRow("home"))).toBe(false);
});

test("a redirect leads from another spelling to a prerendered page, in one step and never in a circle", () => {
  const redirects = listRedirects();
  const targets = new Set(redirects.map(({ to }) => to));
  for (const { from, to } of redirects) {
    expect([from, findPage(from.replace(":id", "chatgpt"))?.canonical]).toEqual([
      from,
      to.replace(":id", "chatgpt"),
    ]);
    expect(targets.has(from), from).toBe(false);
  }
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  expect(redirects).toContainEqual({ from: "/chapter3-ex1", to: "/chapter3_ex1" });
  expect(redirects).toContainEqual({ from: "/pt-br/chapter3_ex1/", to: "/pt-br/chapter3-ex1" });
  expect(redirects).toContainEqual({ from: "/resources/:id/", to: "/resources/:id" });
});
