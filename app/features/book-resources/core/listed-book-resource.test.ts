import { expect, test } from "vitest";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "./book-parts";
import type { LessonNeeds } from "./lesson";
import {
  type BookResourceListCard,
  readListedBookResource,
  toBookResourceItem,
} from "./listed-book-resource";

const NEEDS: LessonNeeds = {
  stages: ["primary", "adult"],
  subjects: ["any", "tutor-time"],
  minutesToPrepare: 25,
  equipment: "screen",
  internet: "pupils",
};

test("a card with its item says all that the filter asks", () => {
  for (const chapter of BOOK_CHAPTERS) {
    for (const category of BOOK_CATEGORIES) {
      const words = { title: "Rúbrica", description: "De uma tarefa" };
      const card: BookResourceListCard = {
        id: "one",
        path: "/one",
        chapter,
        category,
        ...words,
        qrContext: null,
        needs: NEEDS,
      };
      expect(readListedBookResource(toBookResourceItem(card), words)).toEqual({
        id: "one",
        chapter,
        category,
        ...words,
        needs: NEEDS,
      });
    }
  }
});

test("an item of a chapter that nobody knows is in none", () => {
  const words = { title: "", description: "" };
  expect(readListedBookResource({ chapter: "chapter-99" }, words)).toMatchObject({
    chapter: null,
    category: null,
    needs: null,
  });
});
