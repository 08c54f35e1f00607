import { expect, test } from "vitest";
import { synonymsOf } from "./synonyms";

test("synonyms work in both directions, whatever the accents", () => {
  expect(synonymsOf("avaliacao")).toContain("quiz");
  expect(synonymsOf("quiz")).toContain("avaliacao");
  expect(synonymsOf("quiz")[0]).toBe("quiz");
});

test("a word without synonyms stands for itself, names of object members too", () => {
  expect(synonymsOf("canva")).toEqual(["canva"]);
  expect(synonymsOf("constructor")).toEqual(["constructor"]);
});
