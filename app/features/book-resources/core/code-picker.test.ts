import { expect, test } from "vitest";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import {
  isLikeCompanionCode,
  listNearestCodes,
  normaliseCode,
  readTypedCode,
  toCodePicker,
} from "./code-picker";

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

test.each([
  ["chapter3_ex1", "en", "/chapter3_ex1"],
  ["Chapter 3, example 1", "en", "/chapter3_ex1"],
  ["capítulo 3 exemplo 1", "pt-br", "/pt-br/chapter3-ex1"],
  ["3.1", "pt-br", "/pt-br/chapter3-ex1"],
  ["3 1", "en", "/chapter3_ex1"],
  [" https://teacher.example/pt-br/chapter3-ex1?x=1 ", "en", "/chapter3_ex1"],
  ["teacher.example/r/chapter6-bolt", "pt-br", "/pt-br/chapter6-bolt"],
  ["hub tools", "en", "/tools"],
  ["Exemplo 4", "pt-br", "/pt-br/chapter3-ex4"],
  ["Example 4", "en", "/chapter3_ex4"],
  ["ex. 7", "en", "/chapter3_ex7"],
] as const)("typed as %j in %s it leads to %s", (typed, locale, path) => {
  expect(readTypedCode(typed, BOOK_RESOURCES, locale)).toEqual({ path });
});

test.each([
  ["3", "en", "chapter-3"],
  ["chapter 3", "en", "chapter-3"],
  ["cap. 3", "pt-br", "chapter-3"],
  ["Capítulo 8", "pt-br", "chapter-8"],
] as const)("%j in %s is a chapter, and leads to its landings", (typed, locale, chapter) => {
  expect(readTypedCode(typed, BOOK_RESOURCES, locale)).toEqual({ chapter });
});

test("an example's number that two chapters have offers both", () => {
  const found = readTypedCode("ex1", BOOK_RESOURCES, "en");
  expect("picker" in found && [found.picker.meant, found.picker.nearest.map(({ path }) => path)]).toEqual([
    null,
    ["/chapter3_ex1", "/chapter5_ex1"],
  ]);
});

test("one near code is offered as what was meant, several are offered alike", () => {
  const toMeaning = (typed: string) => {
    const found = readTypedCode(typed, BOOK_RESOURCES, "en");
    return "picker" in found ? (found.picker.meant?.path ?? null) : found;
  };
  expect(toMeaning("chpter3 ex1")).toBe("/chapter3_ex1");
  expect(toMeaning("etics-resources")).toBe("/ethics-resources");
  expect(toMeaning("chapter3_ex8")).toBeNull();
  expect(toMeaning("rubric")).toBeNull();
});

test("typed wrongly it offers the nearest codes and the chapters, also for a page number and an unknown chapter", () => {
  const toPicker = (typed: string) => {
    const found = readTypedCode(typed, BOOK_RESOURCES, "en");
    return "picker" in found ? found.picker : null;
  };
  expect(toPicker("chapter3_ex8")?.nearest[0]?.path).toBe("/chapter3_ex1");
  for (const typed of ["127", "p. 45", "chapter 1", "9"])
    expect(toPicker(typed)?.chapters.length).toBeGreaterThan(0);
  expect(toPicker("!!!")).toMatchObject({ code: "", nearest: [] });
  expect(toPicker("x".repeat(10_240))?.chapters.length).toBeGreaterThan(0);
});

const CODES = [
  "platforms",
  "chapter3-ex1",
  "chapter3-ex2",
  "chapter3-ex3",
  "chapter3-ex4",
  "chapter3-ex5",
  "chapter6-bolt",
  "ethics-resources",
  "future-ready",
  "hub",
].map((id) => ({ id }));

function nearestIds(address: string): string[] {
  return listNearestCodes(address, CODES).map((resource) => resource.id);
}

test("a code is read the same in every way a reader may type it", () => {
  for (const typed of [
    "/chapter3_ex1",
    "/pt-br/Chapter3-EX1/",
    "/pt-br/capítulo3-ex1",
    "/cap3ex1",
    "/r/ch3_ex1",
  ]) {
    expect(normaliseCode(typed)).toBe("chapter3-ex1");
  }
});

test("a mistyped chapter code finds its neighbours, nearest first and in book order when equally near", () => {
  expect(nearestIds("/chapter3_ex8")).toEqual([
    "chapter3-ex1",
    "chapter3-ex2",
    "chapter3-ex3",
    "chapter3-ex4",
  ]);
  expect(nearestIds("/pt-br/chapter6-bot")[0]).toBe("chapter6-bolt");
  expect(nearestIds("/etics-resources")[0]).toBe("ethics-resources");
});

test("an address that resembles no code gets no far-fetched suggestion", () => {
  expect(nearestIds("/wp-login.php")).toEqual([]);
  expect(nearestIds("/")).toEqual([]);
});

test("malformed escapes and very long addresses are read, cut and answered", () => {
  expect(normaliseCode("/%E0%A4%A")).toBe("e0-a4-a");
  expect(normaliseCode(`/chapter3_ex1${"x".repeat(100_000)}`)).toHaveLength(40);
  expect(nearestIds(`/${"z".repeat(100_000)}`)).toEqual([]);
});

test("only addresses near a companion code bring up the chapter picker", () => {
  expect(isLikeCompanionCode("/chapter9_ex1", CODES)).toBe(true);
  expect(isLikeCompanionCode("/pt-br/future-redy", CODES)).toBe(true);
  expect(isLikeCompanionCode("/wp-admin", CODES)).toBe(false);
  expect(isLikeCompanionCode("/hug", CODES)).toBe(false);
});
