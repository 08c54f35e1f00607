import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import {
  BLANK_TEMPLATES,
  CLASS_FIELD_IDS,
  fillBlanks,
  toClassCard,
} from "~/features/class-card/core/class-card";

import { foldText } from "~/lib/fold-text";
import { listPrompts } from "~/page-parts/prompts-data.server";

/** The words of every blank of a prompt that the site has. */
function readBlanks(prompt: string): string[] {
  return listBlanks(parsePrompt(prompt)).map(({ label }) => label);
}

function promptsIn(locale: Locale): string[] {
  return listPrompts(locale).map(({ prompt }) => prompt);
}

/** Marks of the fields, short enough for the shortest of them. */
const MARKS = CLASS_FIELD_IDS.map((_, index) => `#${index}`);

/** A card with a mark in each field. */
const FULL = toClassCard(
  "7B",
  CLASS_FIELD_IDS.map((field, index) => [field, MARKS[index]]),
);

test("the class card knows no blank that no prompt of the site has", () => {
  const asked = new Set(LOCALES.flatMap(promptsIn).flatMap(readBlanks).map(foldText));
  expect(Object.keys(BLANK_TEMPLATES).filter((blank) => !asked.has(blank))).toEqual([]);
});

test.each(LOCALES)(
  "every field of the card fills a blank, and most prompts take something of it (%s)",
  (locale) => {
    const filled = promptsIn(locale).map((prompt) => fillBlanks(readBlanks(prompt), FULL, BLANK_TEMPLATES));
    const used = filled.flatMap((fill) => Object.values(fill)).join(" ");
    for (const mark of MARKS) expect(used).toContain(mark);
    expect(filled.filter((fill) => Object.keys(fill).length > 0).length).toBeGreaterThan(filled.length * 0.7);
  },
);

test("a lesson's blanks are filled by the same fields in every language", () => {
  for (const { id, text } of BOOK_RESOURCES) {
    if (LESSONS[id] === undefined) continue;
    const [first, ...others] = LOCALES.map((locale) => {
      const fill = fillBlanks(readBlanks(text[locale].content?.prompt ?? ""), FULL, BLANK_TEMPLATES);
      return Object.values(fill).flatMap((value) => MARKS.filter((mark) => value.includes(mark)));
    });
    for (const other of others) expect(other.sort(), id).toEqual(first?.sort());
  }
});
