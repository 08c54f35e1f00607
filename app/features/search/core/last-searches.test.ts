import { expect, test } from "vitest";
import { LAST_SEARCHES_MAX, parseLastSearches, withSearch } from "./last-searches";

test("the last search comes first, each is there once, and only so many are kept", () => {
  expect(withSearch(["prova", "canva"], " canva ")).toEqual(["canva", "prova"]);
  expect(withSearch(["canva"], "  ")).toEqual(["canva"]);
  const many = Array.from({ length: 9 }, (_, index) => `quiz ${index}`);
  expect(many.reduce<string[]>(withSearch, [])).toEqual(many.slice(-LAST_SEARCHES_MAX).reverse());
});

test("a stored value that cannot be read counts as none", () => {
  for (const stored of [null, "", "{", "7", "null", '{"a":1}']) expect(parseLastSearches(stored)).toEqual([]);
  expect(parseLastSearches('["canva", 7, "canva", "", "prova\\u0000"]')).toEqual(["canva", "prova"]);
});
