import { expect, test } from "vitest";
import { isLikeCompanionCode, listNearestCodes, normaliseCode } from "./nearest-code";

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
