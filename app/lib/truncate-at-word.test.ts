import { expect, test } from "vitest";
import { truncateAtWord } from "./truncate-at-word";

test("text within the limit stays", () => {
  expect(truncateAtWord("one two", 7)).toBe("one two");
});

test("longer text ends at a word, within the limit, without hanging punctuation", () => {
  expect(truncateAtWord("one two, three", 10)).toBe("one two…");
});

test("a single long word is cut, an emoji never in half", () => {
  expect(truncateAtWord("abcdefghij", 5)).toBe("abcd…");
  expect(truncateAtWord("abc😀defgh", 5)).toBe("abc…");
});

test("punctuation without end is cut in linear time", () => {
  const started = performance.now();
  truncateAtWord(`${"-".repeat(50_000)}x y`, 50_003);
  truncateAtWord(`${"-".repeat(50_000)}x y z`, 50_003);
  expect(performance.now() - started).toBeLessThan(1000);
});
