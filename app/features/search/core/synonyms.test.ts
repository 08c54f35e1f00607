import { expect, test } from "vitest";
import { joinedSynonym, synonymsOf } from "./synonyms";

test("synonyms work in both directions, whatever the accents, the number and the gender", () => {
  expect(synonymsOf(["avaliacao"])).toContainEqual(["quiz"]);
  expect(synonymsOf(["quiz"])).toContainEqual(["avaliacao"]);
  expect(synonymsOf(["planos", "de", "aula"])).toContainEqual(["lesson", "plan"]);
  expect(synonymsOf(["alunas"])).toContainEqual(["pupil"]);
});

test("a word without synonyms has none, names of object members too", () => {
  expect(synonymsOf(["canva"])).toEqual([]);
  expect(synonymsOf(["constructor"])).toEqual([]);
});

test("a phrase is known without its blanks", () => {
  expect(joinedSynonym("planodeaula")).toEqual(["plano", "de", "aula"]);
  expect(joinedSynonym("canva")).toBeUndefined();
});
