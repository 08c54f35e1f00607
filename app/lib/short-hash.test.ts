import { expect, test } from "vitest";
import { shortHash } from "./short-hash";

test("equal texts have one hash, a single changed, moved or missing letter another", () => {
  const texts = ["", "a", "b", "ab", "ba", "https://site.example", "https://site.exampel", "é", "e\u0301"];
  expect(new Set(texts.map(shortHash)).size).toBe(texts.length);
  expect(shortHash("https://site.example")).toBe(shortHash(["https://", "site.example"].join("")));
  expect(shortHash("x".repeat(10_000))).toMatch(/^[0-9a-z]{2,14}$/);
});
