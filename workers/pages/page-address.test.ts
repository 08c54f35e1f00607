import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { BOOK_RESOURCE_LIST } from "~/features/book-resources/core/book-resource-query";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { TAG_FILTERS } from "~/features/news/core/rules/tags";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { type ListFilters, listParameters } from "~/lib/filterable-list";
import { toPageAddress } from "./page-address";

function findAddress(path: string) {
  return toPageAddress(new URL(path, "https://example.org"));
}

test("parameters a page does not understand neither split the cache nor reach the page", () => {
  expect(findAddress("/about?utm_source=x&fbclid=y")).toEqual({
    target: "/about",
    isKept: true,
    live: [],
    isStored: false,
    isFile: false,
  });
  expect(findAddress("/pt-br/tools?x=1&q=quiz&category=ai_tool")?.target).toBe(
    "/pt-br/tools?q=quiz&category=ai_tool",
  );
});

test("whatever a list writes into its address reaches its page", () => {
  const toQuery = (list: ListFilters) =>
    `?${listParameters(list)
      .map((name) => `${name}=a`)
      .join("&")}`;
  const written = {
    "/tools": toQuery(RESOURCE_LIST),
    "/book-resources": toQuery(BOOK_RESOURCE_LIST),
    "/prompts": toQuery(PROMPT_LIST),
  };
  for (const [path, search] of Object.entries(written))
    expect(findAddress(path + search)?.target).toBe(path + search);
});

test("the topics of the news are kept, every other query is rendered each time", () => {
  expect(findAddress("/?tag=education")).toMatchObject({
    target: "/?tag=education",
    isKept: true,
    live: ["news", "updates"],
    isStored: false,
  });
  expect(findAddress("/pt-br/news?tag=ethics")).toMatchObject({ isKept: true, live: ["news"] });
  expect(findAddress("/news?tag=ethics&before=2026-11-20T10:00:00.000Z_a")?.isKept).toBe(false);
  expect(findAddress("/?tag=zzz")?.isKept).toBe(false);
  expect(findAddress("/?tag=ai&run=started")?.isKept).toBe(false);
  expect(findAddress("/?tag=ai&tag=education")?.isKept).toBe(false);
  expect(findAddress("/tools?q=quiz")?.isKept).toBe(false);
});

test("a prerendered page that understands a query is a file where there is none, whatever else stands there", () => {
  for (const path of ["/tools", "/pt-br/tools?utm_source=x", "/search", "/favourites?x=1"])
    expect([path, findAddress(path)?.isFile]).toEqual([path, true]);
  for (const path of ["/tools?q=quiz", "/favourites?ids=a", "/", "/news", "/donate", "/newsletter"])
    expect([path, findAddress(path)?.isFile]).toEqual([path, false]);
});

test("answers to one visitor are never kept", () => {
  expect(findAddress("/newsletter/confirm?token=abc")?.isKept).toBe(false);
  expect(findAddress("/newsletter/confirm")?.isKept).toBe(false);
});

test("of the live pages only home and news without a topic go to KV: four writes per version", () => {
  const stored = ROUTE_TABLE.filter((row: PageRow) => row.live !== undefined)
    .flatMap(({ paths }) => LOCALES.flatMap((locale) => findAddress(paths[locale][0].replace(":issue", "1"))))
    .filter((address) => address?.isKept === true && address.isStored);
  expect(stored.map((address) => address?.target)).toEqual(["/", "/pt-br", "/news", "/pt-br/news"]);
});

test("what a visitor typed makes no cached page, whatever the page and the parameter", () => {
  const typed = ROUTE_TABLE.flatMap(({ paths, query = [] }: PageRow) =>
    LOCALES.flatMap((locale) =>
      query.flatMap((name) => ["zzz", "%00", ""].map((value) => `${paths[locale][0]}?${name}=${value}`)),
    ),
  );
  expect(typed.length).toBeGreaterThan(100);
  expect(typed.filter((path) => findAddress(path)?.isKept)).toEqual([]);
});

test("live pages that are kept are few: home and news by topic, the pages of the news, digest and its issues", () => {
  const rows = ROUTE_TABLE.filter((row: PageRow) => row.live !== undefined);
  const queries = [
    "",
    ...rows.flatMap(({ query = [] }: PageRow) => query).flatMap((name) => listValues(name)),
  ];
  const kept = rows
    .flatMap(({ paths }) => LOCALES.flatMap((locale) => queries.map((query) => paths[locale][0] + query)))
    .map((path) => findAddress(path))
    .filter((address) => address?.isKept);
  // Per language: the two lists with their topics, how we check, the path of an article, the archive of the
  // digest, and the path of an issue.
  expect(new Set(kept.map((address) => address?.target)).size).toBe(
    LOCALES.length * (2 * (1 + TAG_FILTERS.length) + 4),
  );
});

/** The values of a parameter that anything on the site leads to. */
function listValues(name: string): string[] {
  return ["all", "1", "started", ...TAG_FILTERS].map((value) => `?${name}=${value}`);
}

test("the page with payment data is never kept, in neither language and with no amount", () => {
  for (const path of ["/donate", "/pt-br/donate", "/donate?amount=5"]) {
    expect(findAddress(path)?.isKept, path).toBe(false);
  }
});

test("an address no page answers to is none", () => {
  for (const path of ["/nope", "/tools.data", "/_root.data"]) expect(findAddress(path), path).toBeNull();
});
