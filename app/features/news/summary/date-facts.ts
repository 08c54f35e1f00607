// Part of the grounding check: months and weekdays named in a text, as numbers that no language changes.
import { foldText } from "~/lib/fold-text";
import { MONTH_NAMES, WEEKDAY_NAMES } from "./grounding-data";

export interface DateFact {
  readonly kind: "month" | "weekday";
  /** 1 to 12, or 1 (Monday) to 7. */
  readonly number: number;
  readonly written: string;
}

/** English months that are other words too; they count only beside a day, a year or a preposition. */
const AMBIGUOUS = new Set(["may", "march"]);

const DATE_CONTEXT_BEFORE =
  /(?:\d(?:st|nd|rd|th)?|\b(?:in|of|since|by|until|till|from|to|this|last|next|early|late|mid|and|through))[\s,-]*$/i;
const DATE_CONTEXT_AFTER = /^[\s,]*\d/;

/** Months and weekdays that a summary names in full. */
export function namedDates(text: string): DateFact[] {
  return [...text.matchAll(/\p{L}+(?:-feira)?/gu)].flatMap(({ 0: written, index }): DateFact[] => {
    const word = foldText(written);
    const weekday = WEEKDAY_NAMES.findIndex(
      ([english, portuguese]) => word === english || word === portuguese,
    );
    if (weekday !== -1) return [{ kind: "weekday", number: weekday + 1, written }];
    const month = MONTH_NAMES.findIndex(([english, portuguese]) => word === english || word === portuguese);
    if (month === -1 || (AMBIGUOUS.has(word) && !isDate(text, index, written))) return [];
    return [{ kind: "month", number: month + 1, written }];
  });
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
  MONTH_NAMES.forEach((names, index) => {
    if (names.some((name) => words.has(name))) found.add(`month ${index + 1}`);
  });
  WEEKDAY_NAMES.forEach((names, index) => {
    if (names.some((name) => words.has(name))) found.add(`weekday ${index + 1}`);
  });
  for (const [, year, second, third] of text.matchAll(/\b(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})\b/g)) {
    for (const part of [year, second, third]) found.add(`month ${Number(part)}`);
  }
  for (const [, first, second] of text.matchAll(/\b(\d{1,2})\/(\d{1,2})\b/g)) {
    found.add(`month ${Number(first)}`).add(`month ${Number(second)}`);
  }
  return found;
}
