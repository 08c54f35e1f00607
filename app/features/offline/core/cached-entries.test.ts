import { expect, test } from "vitest";
import { type CachedEntry, listSurplus, MOST_CACHED_BYTES, MOST_CACHED_PAGES } from "./cached-entries";

const page = (address: string, needs: readonly string[] = [], bytes = 1): CachedEntry => ({
  address,
  bytes,
  needs,
});
const file = (address: string, bytes = 1): CachedEntry => ({ address, bytes, needs: null });

test("only so many pages are kept, and the oldest go first", () => {
  const pages = Array.from({ length: MOST_CACHED_PAGES + 2 }, (_, index) => page(`/${index}`));
  expect(listSurplus(pages)).toEqual(["/0", "/1"]);
  expect(listSurplus(pages.slice(2))).toEqual([]);
  expect(listSurplus([])).toEqual([]);
});

test("a file goes with the last page that needs it", () => {
  const files = [file("/both.js"), file("/old.js"), file("/nobody.js")];
  const entries = [page("/a", ["/both.js", "/old.js"]), ...files, page("/b", ["/both.js", "/not-kept.js"])];
  expect(listSurplus(entries)).toEqual(["/nobody.js"]);
  expect(listSurplus(entries.slice(1))).toEqual(["/old.js", "/nobody.js"]);
});

test("pages and files together stay below the limit, a file of two pages counts once, the oldest go first", () => {
  const half = MOST_CACHED_BYTES / 2;
  const entries = [page("/a", ["/big"]), file("/big", half), page("/b", ["/big"], half - 1), page("/c", [])];
  expect(listSurplus(entries)).toEqual(["/a"]);
  expect(listSurplus([...entries, page("/d")])).toEqual(["/a", "/big", "/b"]);
  expect(listSurplus([page("/huge", [], MOST_CACHED_BYTES + 1)])).toEqual(["/huge"]);
});

test("what the reader asked for stays with its files, takes no page's place, and is not counted", () => {
  const pages = Array.from({ length: MOST_CACHED_PAGES }, (_, index) => page(`/${index}`));
  const lesson = { ...page("/lesson", ["/big"]), asked: true };
  expect(listSurplus([lesson, file("/big", 2 * MOST_CACHED_BYTES), file("/nobody.js"), ...pages])).toEqual([
    "/nobody.js",
  ]);
  expect(listSurplus([{ ...lesson, asked: false }, ...pages])).toEqual(["/lesson"]);
});
