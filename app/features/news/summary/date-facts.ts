// Part of the grounding check: months and weekdays named in a text, as numbers that no language changes.
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { foldText } from "~/lib/fold-text";

export interface DateFact {
  readonly kind: "month" | "weekday";
  /** 1 to 12, or 1 (Monday) to 7. */
  readonly number: number;
  readonly written: string;
}

/** English months that are also other words. They count only beside a day, a year or a preposition. */
const AMBIGUOUS = new Set(["may", "march"]);

const DATE_CONTEXT_BEFORE =
  /(?:\d(?:st|nd|rd|th)?|\b(?:in|of|since|by|until|till|from|to|this|last|next|early|late|mid|and|through))[\s,-]*$/i;
const DATE_CONTEXT_AFTER = /^[\s,]*\d/;

/** Months and weekdays that a summary names in full. */
export function namedDates(text: string): DateFact[] {
  return [...text.matchAll(/\p{L}+(?:-feira)?/gu)].flatMap(({ 0: written, index }): DateFact[] => {
    const word = foldText(written);
    const weekday = numberOf(word, WEEKDAY_NAMES);
    if (weekday !== null) return [{ kind: "weekday", number: weekday, written }];
    const month = numberOf(word, MONTH_NAMES);
    if (month === null || (AMBIGUOUS.has(word) && !isDate(text, index, written))) return [];
    return [{ kind: "month", number: month, written }];
  });
}

/** The number of the month or weekday that has this full name in some language. */
function numberOf(word: string, names: typeof MONTH_NAMES): number | null {
  const found = Object.values(names).map((list) => list.findIndex(([full]) => full === word));
  const index = found.find((position) => position !== -1);
  return index === undefined ? null : index + 1;
}

/** The numbers of the months or weekdays that some of the words name, in full or in short. */
function numbersIn(words: ReadonlySet<string>, names: typeof MONTH_NAMES): number[] {
  return Object.values(names).flatMap((list) =>
    list.flatMap((forms, index) => (forms.some((form) => words.has(form)) ? [index + 1] : [])),
  );
}

/** "March" and "março" fold to different words, so only the English one is in doubt. */
function isDate(text: string, index: number, written: string): boolean {
  if (!/^\p{Lu}/u.test(written)) return false;
  const before = text.slice(Math.max(0, index - 12), index);
  const after = text.slice(index + written.length, index + written.length + 6);
  return DATE_CONTEXT_BEFORE.test(before) || DATE_CONTEXT_AFTER.test(after);
}

/** Every month and weekday a source may mean: short forms and figures too. */
export function possibleDates(text: string): ReadonlySet<string> {
  const words = new Set(foldText(text).match(/[a-z]+(?:-feira)?/g) ?? []);
  const found = new Set<string>();
  for (const number of numbersIn(words, MONTH_NAMES)) found.add(`month ${number}`);
  for (const number of numbersIn(words, WEEKDAY_NAMES)) found.add(`weekday ${number}`);
  for (const [, year, second, third] of text.matchAll(/\b(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})\b/g)) {
    for (const part of [year, second, third]) found.add(`month ${Number(part)}`);
  }
  for (const [, first, second] of text.matchAll(/\b(\d{1,2})\/(\d{1,2})\b/g)) {
    found.add(`month ${Number(first)}`).add(`month ${Number(second)}`);
  }
  return found;
}
