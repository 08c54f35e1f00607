import { expect, test } from "vitest";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { toCodePicker } from "./code-picker";

test("a code that was never printed offers its neighbours and the chapters of the language", () => {
  const picker = toCodePicker("/pt-br/chapter3-ex8", BOOK_RESOURCES, "pt-br");
  expect(picker?.code).toBe("chapter3-ex8");
  expect(picker?.nearest[0]?.path).toBe("/pt-br/chapter3-ex1");
  expect(picker?.chapters.map(({ chapter }) => chapter)).toEqual([
    "chapter-2",
    "chapter-3",
    "chapter-4",
    "chapter-5",
    "chapter-6",
    "chapter-7",
    "chapter-8",
  ]);
  expect(picker?.chapters.filter(({ isAsked }) => isAsked).map(({ chapter }) => chapter)).toEqual([
    "chapter-3",
  ]);
  const paths = picker?.chapters.flatMap(({ codes }) => codes.map(({ path }) => path)) ?? [];
  expect(paths).not.toContain("/pt-br/chapter6-bolt");
});

test("a short link to an unknown code is understood as the code", () => {
  expect(toCodePicker("/r/chap9_ex2", BOOK_RESOURCES, "en")?.code).toBe("chapter9-ex2");
});

test("other addresses bring up no picker", () => {
  expect(toCodePicker("/wp-login.php", BOOK_RESOURCES, "en")).toBeNull();
});
