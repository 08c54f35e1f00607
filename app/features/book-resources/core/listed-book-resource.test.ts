import { expect, test } from "vitest";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "./book-parts";
import type { BookResourceCard } from "./book-resource";
import { readListedBookResource, toBookResourceItem } from "./listed-book-resource";

test("a card with its item says all that the filter asks", () => {
  for (const chapter of BOOK_CHAPTERS) {
    for (const category of BOOK_CATEGORIES) {
      const words = { title: "Rúbrica", description: "De uma tarefa" };
      const card: BookResourceCard = {
        id: "one",
        path: "/one",
        chapter,
        category,
        ...words,
        qrContext: null,
      };
      expect(readListedBookResource(toBookResourceItem(card), words)).toEqual({
        id: "one",
        chapter,
        category,
        ...words,
      });
    }
  }
});

test("an item of a chapter that nobody knows is in none", () => {
  const words = { title: "", description: "" };
  expect(readListedBookResource({ chapter: "chapter-99" }, words)).toMatchObject({
    chapter: null,
    category: null,
  });
});
