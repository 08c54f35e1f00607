import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { lessonByLocaleSchema } from "~/content/book-resources/lesson-schema";
import { findRule } from "~/content/rules/rules.server";
import { fillWithExamples } from "~/features/book-resources/core/lesson";
import { listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { LESSONS } from "./lessons.server";

/** Each prompt of the book with its lesson, by language. */
const PROMPTS = BOOK_RESOURCES.flatMap(({ id, text }) =>
  LOCALES.flatMap((locale) => {
    const { content } = text[locale];
    const lesson = LESSONS[id]?.[locale];
    return content === null || lesson === undefined
      ? []
      : [{ id, locale, prompt: content.prompt, lesson, place: `${id}, ${locale}` }];
  }),
);

/** Every sample answer, those for another stage among them. */
const SAMPLES = PROMPTS.flatMap(({ place, lesson: { sample, otherStage } }) => [
  { place, sample },
  ...("whyNot" in otherStage ? [] : [{ place: `${place}, other stage`, sample: otherStage.sample }]),
]);

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

test("every prompt of the book has its lesson, complete in every language", () => {
  const withPrompt = BOOK_RESOURCES.filter(({ text }) => text.en.content !== null).map(({ id }) => id);
  expect(withPrompt.length).toBeGreaterThan(20);
  expect(Object.keys(LESSONS).sort()).toEqual(withPrompt.sort());
  for (const id of withPrompt) expect(() => lessonByLocaleSchema.parse(LESSONS[id]), id).not.toThrow();
});

test("each blank of a prompt has its label and an example, and the examples leave none open", () => {
  for (const { place, prompt, lesson } of PROMPTS) {
    const asked = listBlanks(parsePrompt(prompt)).map(({ label }) => label);
    expect(lesson.blanks.map(({ name }) => name).sort(), place).toEqual(asked.sort());
    const filled = fillWithExamples(prompt, lesson.blanks)
      .map(({ text }) => text)
      .join("");
    expect(filled, place).not.toMatch(/[[\]]/);
  }
});

test("a worked example is short enough for one sheet of paper", () => {
  for (const { place, prompt } of PROMPTS) expect(countWords(prompt), place).toBeLessThanOrEqual(150);
  for (const { place, sample } of SAMPLES) {
    expect(countWords(sample.answer), place).toBeGreaterThanOrEqual(75);
    expect(countWords(sample.answer), place).toBeLessThanOrEqual(150);
  }
});

test("the languages ask the same of teacher and room", () => {
  for (const lessons of Object.values(LESSONS)) {
    const [first, ...others] = LOCALES.map((locale) => {
      const { facts, blanks, troubles } = lessons[locale];
      const { minutesToPrepare, equipment, internet } = facts;
      return [minutesToPrepare, equipment, internet, blanks.length, troubles.length];
    });
    for (const other of others) expect(other).toEqual(first);
  }
});

test("the minutes of a plan sum to the lesson", () => {
  for (const { place, lesson } of PROMPTS) {
    const { minutesInClass, minutesToPrepare } = lesson.facts;
    const sum = lesson.plan.reduce((total, { minutes }) => total + minutes, 0);
    expect(sum, place).toBe(minutesInClass ?? minutesToPrepare);
  }
});

test("a lesson for another stage fills each blank of its prompt, with a curriculum of its own", () => {
  for (const { place, lesson } of PROMPTS) {
    const { otherStage, blanks, facts } = lesson;
    if ("whyNot" in otherStage) continue;
    expect(Object.keys(otherStage.examples).sort(), place).toEqual(blanks.map(({ name }) => name).sort());
    const known = facts.curriculum.map(({ code, text }) => code ?? text);
    for (const { code, text } of otherStage.curriculum) expect(known, place).not.toContain(code ?? text);
  }
});

test("the languages have the same sheets for pupils", () => {
  for (const [id, lessons] of Object.entries(LESSONS)) {
    const [first, ...others] = LOCALES.map((locale) => lessons[locale].sheets);
    for (const other of others)
      expect(
        other.map((sheet) => sheet.id),
        id,
      ).toEqual(first?.map((sheet) => sheet.id));
  }
});

test("the tools and the rules of law that a lesson names have their records, and each names a rule", () => {
  for (const { place, locale, lesson } of PROMPTS) {
    for (const id of lesson.toolIds) expect(findResource(id, locale), `${place}: ${id}`).not.toBeNull();
    for (const id of lesson.law.ruleIds) expect(findRule(id), `${place}: ${id}`).not.toBeNull();
    // Without a rule beside it a note would have no month.
    expect(lesson.law.ruleIds, place).not.toEqual([]);
    expect(lesson.law.note, place).not.toBeNull();
  }
});

test("no note of law says how far a bill has come: the rule beside it does, with its month", () => {
  for (const { place, lesson } of PROMPTS)
    expect(lesson.law.note ?? "", place).not.toMatch(/homologa|em outubro|in October|not yet in force/i);
});

test("what a flaw says that the prompt said is in the prompt, word for word", () => {
  const quotations = PROMPTS.flatMap(({ place, prompt, lesson }) => {
    const sentences = lesson.sample.flaw.why
      .split(/(?<=[.!?][”"]?)\s/)
      .filter((text) => /\bprompt\b/i.test(text));
    return sentences.flatMap((text) =>
      [...text.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, quoted = ""]) => ({ place, prompt, quoted })),
    );
  });
  expect(quotations.length).toBeGreaterThan(1);
  for (const { place, prompt, quoted } of quotations)
    expect(prompt.toLowerCase().includes(quoted.toLowerCase()), `${place}: ${quoted}`).toBe(true);
});
