import { expect, test } from "vitest";
import { parseSearchQuery, searchPageCount, toSearchPath } from "./search-query";

test("text, page and kind survive the address", () => {
  const query = { text: "plano de aula & IA", page: 3, kind: "book" } as const;
  expect(parseSearchQuery(new URL(toSearchPath(query, "en"), "https://site.example").searchParams)).toEqual(
    query,
  );
  expect(toSearchPath({ text: "ia", page: 1, kind: null }, "pt-br")).toBe("/pt-br/search?q=ia");
});

test("an address without text, or with an odd page or kind, is an empty search, the first page or every kind", () => {
  expect(parseSearchQuery(new URLSearchParams("kind=cheese"))).toEqual({ text: "", page: 1, kind: null });
  for (const page of ["0", "-1", "1.5", "x", "", "1e400", "9".repeat(400)]) {
    expect(parseSearchQuery(new URLSearchParams({ q: "ia", page })).page, page).toBe(1);
  }
});

test("twenty results are a page, none are still one", () => {
  expect([0, 1, 20, 21, 41].map(searchPageCount)).toEqual([1, 1, 1, 2, 3]);
});
