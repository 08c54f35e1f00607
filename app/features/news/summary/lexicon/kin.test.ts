import { expect, test } from "vitest";
import { familiesOf, soundOf, tellingShareOf } from "./kin";
import { KIN_WORDS } from "./kin-words";
import { NEAR_WORDS } from "./near-words";
import { notionOf } from "./notions";

test("a family joins notions of several rows", () => {
  const [contest, deny] = [notionOf("contest"), notionOf("deny")].map((notion) =>
    familiesOf(notion?.key ?? ""),
  );
  expect(contest?.some((family) => deny?.includes(family))).toBe(true);
});

test("no family is named twice", () => {
  const rows = [KIN_WORDS, NEAR_WORDS].flatMap((list) => list.trim().split("\n"));
  expect(new Set(rows).size).toBe(rows.length);
});

test("cognates sound alike, short words like nothing", () => {
  expect(soundOf("farmacia")).toBe(soundOf("pharmacy"));
  expect(soundOf("mestrado")).toBe(soundOf("masters"));
  expect(soundOf("aia")).toBeNull();
});

test("what every article speaks of tells less than the rest", () => {
  const share = (word: string) => tellingShareOf(notionOf(word)?.key ?? "");
  expect(share("school")).toBeLessThan(share("phone"));
  expect(share("phone")).toBeLessThan(share("whale"));
});
