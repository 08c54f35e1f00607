import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import {
  curriculumSchema,
  planSchema,
  sampleSchema,
  sheetsSchema,
} from "~/content/book-resources/lesson-schema";
import { findRule } from "~/content/rules/rules.server";
import { getCodeList } from "~/features/bncc/io/code-list.server";
import { UNPLUGGED_LESSONS } from "./unplugged-lessons.server";

/** Each lesson in each language. */
const TEXTS = UNPLUGGED_LESSONS.flatMap(({ id, minutes, text }) =>
  LOCALES.map((locale) => ({ locale, minutes, place: `${id}, ${locale}`, text: text[locale] })),
);

test("a lesson without a computer takes 30 to 50 minutes, and its steps sum to them", () => {
  expect(UNPLUGGED_LESSONS.length).toBeGreaterThanOrEqual(12);
  for (const { place, minutes, text } of TEXTS) {
    expect(() => planSchema.parse(text.plan), place).not.toThrow();
    expect(minutes, place).toBeGreaterThanOrEqual(30);
    expect(minutes, place).toBeLessThanOrEqual(50);
    expect(
      text.plan.reduce((sum, step) => sum + step.minutes, 0),
      place,
    ).toBe(minutes);
  }
});

test("its sheets and its answer to mend are of the form of every lesson, and the answer fits on one page", () => {
  for (const { place, text } of TEXTS) {
    expect(() => sheetsSchema.parse(text.sheets), place).not.toThrow();
    expect(() => curriculumSchema.min(1).parse(text.curriculum), place).not.toThrow();
    expect(text.sheets.map(({ id }) => id).join(), place).toMatch(/exit-ticket|checking-sheet/);
    expect(() => sampleSchema.parse(text.flaw.sample), place).not.toThrow();
    expect(text.flaw.sample.answer.split(/\s+/).length, place).toBeLessThanOrEqual(150);
  }
});

test("the languages hand out the same sheets", () => {
  for (const { id, text } of UNPLUGGED_LESSONS) {
    const [first, ...others] = LOCALES.map((locale) => {
      const { sheets, plan } = text[locale];
      return [...sheets.map((sheet) => sheet.id), ...plan.map(({ minutes }) => minutes)];
    });
    for (const other of others) expect(other, id).toEqual(first);
  }
});

test("its codes of the curriculum exist, and a rule it names has its record", () => {
  const codes = TEXTS.flatMap(({ text }) => text.curriculum.flatMap(({ code }) => code ?? []));
  expect(codes.length).toBeGreaterThan(UNPLUGGED_LESSONS.length);
  for (const code of codes) expect(getCodeList().codes.has(code), code).toBe(true);
  for (const { place, text } of TEXTS)
    if (text.ruleId !== null) expect(findRule(text.ruleId), place).not.toBeNull();
});
