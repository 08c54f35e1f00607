import { expect, test } from "vitest";
import { countSlips, slipsForgiven } from "./slips";

test("one slip is forgiven from five letters, two from nine", () => {
  expect([4, 5, 8, 9, 20].map(slipsForgiven)).toEqual([0, 1, 1, 2, 2]);
});

test("a letter too many, too few, wrong or in its neighbour's place is one slip", () => {
  for (const typed of ["gemmini", "gemni", "gemimi", "geimni"])
    expect(countSlips(typed, "gemini", 2), typed).toBe(1);
  expect(countSlips("gemini", "gemini", 2)).toBe(0);
  expect(countSlips("chatgtp", "chatgpt", 1)).toBe(1);
});

test("beyond the most that count, only that there are more is said", () => {
  expect(countSlips("canva", "claude", 1)).toBe(2);
  expect(countSlips("a", "abcdef", 2)).toBe(3);
});
