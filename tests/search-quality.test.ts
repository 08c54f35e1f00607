// Judged questions, as teachers type them, hold the search to its goals; `npm run bench:search` prints the figures.
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listFilterChips } from "~/features/search/core/filters";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import { listSearchEntries, searchSite } from "~/features/search/io/search-index.server";
import { searchPageMessages } from "~/i18n/messages/search-page";
import { measure, readQuestions } from "./search-judgements";

const QUESTIONS = 200;
const INDEX_BYTES = 50_000;

function answer(locale: (typeof LOCALES)[number]) {
  return (text: string) => searchSite(locale, text).results.map(({ id }) => id);
}

describe.each(LOCALES)("%s", (locale) => {
  const questions = readQuestions(locale).flat();

  test("there are enough judged questions, each once, and every answer is in the index", () => {
    expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS);
    const texts = questions.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    const ids = new Set(listSearchEntries(locale).map(({ id }) => id));
    const judged = questions.flatMap(({ grades }) => [...grades.keys()]);
    expect(judged.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("teachers find what they ask for among the first three, in a good order, and hardly ever nothing", () => {
    const { successAt3, ndcgAt8, empty } = measure(questions, answer(locale));
    expect(successAt3).toBeGreaterThanOrEqual(0.95);
    expect(ndcgAt8).toBeGreaterThanOrEqual(0.88);
    expect(empty).toBeLessThanOrEqual(0.02);
  });

  test("questions that name a filter lead to the filtered list", () => {
    const listChips = (text: string) =>
      listFilterChips(text, locale).flatMap((chip): readonly string[] =>
        "chapter" in chip ? [chip.chapter] : chip.filters,
      );
    for (const { text, chips } of questions) {
      for (const chip of chips) expect(listChips(text), text).toContain(chip);
    }
  });

  test("the searches that the page gives as examples find several things", () => {
    for (const text of searchPageMessages[locale].exampleTexts)
      expect(searchSite(locale, text).results.length, text).toBeGreaterThan(3);
  });

  test("the index is at most 50 kB compressed", () => {
    const file = Buffer.from(toSearchIndexFile(listSearchEntries(locale)));
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(INDEX_BYTES);
  });
});
