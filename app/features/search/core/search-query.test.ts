import { expect, test } from "vitest";
import { parseSearchQuery, searchPageCount, toSearchQuery } from "./search-query";

test("text and page survive the address", () => {
  const query = { text: "plano de aula & IA", page: 3 };
  expect(parseSearchQuery(new URLSearchParams(toSearchQuery(query)))).toEqual(query);
  expect(toSearchQuery({ text: "ia", page: 1 })).toBe("q=ia");
});

test("an address without text, or with an odd page, is an empty search or the first page", () => {
  expect(parseSearchQuery(new URLSearchParams(""))).toEqual({ text: "", page: 1 });
  for (const page of ["0", "-1", "1.5", "x", "", "1e400", "9".repeat(400)]) {
    expect(parseSearchQuery(new URLSearchParams({ q: "ia", page })).page, page).toBe(1);
  }
});

test("twenty results are a page, none are still one", () => {
  expect([0, 1, 20, 21, 41].map(searchPageCount)).toEqual([1, 1, 1, 2, 3]);
});
