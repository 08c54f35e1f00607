import { expect, test } from "vitest";
import { SEARCH_WORDS } from "~/content/words/search-words";
import { listSynonyms, toVocabulary } from "./vocabulary";

const VOCABULARY = toVocabulary(SEARCH_WORDS);

test("synonyms work in both directions, whatever the accents, the number and the gender", () => {
  expect(listSynonyms(["avaliacao"], VOCABULARY)).toContainEqual(["quiz"]);
  expect(listSynonyms(["quiz"], VOCABULARY)).toContainEqual(["avaliacao"]);
  expect(listSynonyms(["planos", "de", "aula"], VOCABULARY)).toContainEqual(["lesson", "plan"]);
  expect(listSynonyms(["alunas"], VOCABULARY)).toContainEqual(["pupil"]);
});

test("a word without synonyms has none, names of object members too", () => {
  expect(listSynonyms(["canva"], VOCABULARY)).toEqual([]);
  expect(listSynonyms(["constructor"], VOCABULARY)).toEqual([]);
});

test("a phrase is known without its blanks", () => {
  expect(VOCABULARY.joined.get("planodeaula")).toEqual(["plano", "de", "aula"]);
  expect(VOCABULARY.joined.get("canva")).toBeUndefined();
});
