import { expect, test } from "vitest";
import { notionOf } from "./notions";

test.each([
  ["explique", "explica"],
  ["publiquem", "publicam"],
  ["high", "alto"],
  ["accelerates", "acelera"],
  ["rooster", "galo"],
])("%s and %s are one notion", (one, other) => {
  expect(notionOf(one)).not.toBeNull();
  expect(notionOf(one)?.key).toBe(notionOf(other)?.key);
});

test("what speeds up and what slows down are opposites", () => {
  const [fast, slow] = [notionOf("acelerar"), notionOf("desacelerar")];
  expect(fast?.key).toBe(slow?.key);
  expect(fast?.sign).not.toBe(slow?.sign);
});
