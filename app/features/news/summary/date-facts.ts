// Part of the grounding check: days, months, years and weekdays named together in a text, as numbers that no language
// changes.
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { foldText } from "~/lib/fold-text";
import { evenText } from "./number-tokens";

export interface DateFact {
  readonly kind: "month" | "weekday";
  /** 1 to 12, or 1 (Monday) to 7. */
  readonly number: number;
  /** Days of the month; two of a range, none where none is named. */
  readonly days: readonly number[];
  readonly year: number | null;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** English months that are also other words. They count only beside a day, a year or a preposition. */
const AMBIGUOUS = new Set(["may", "march", "mar", "set", "sat"]);

/** Short Portuguese months that are also English words: "eight out of ten", "a year ago". */
const ENGLISH_TOO = new Set(["out", "ago"]);

const CONTEXT_BEFORE =
  /(?:\d(?:st|nd|rd|th)?|\b(?:in|of|since|by|until|till|from|to|this|last|next|early|late|mid|and|through|em|de|desde|ate))[\s,-]*$/i;
const CONTEXT_AFTER = /^[\s,]*\d/;

/** "4 to 15 " and "3rd of " before a month. */
const DAYS_BEFORE =
  /(?:(?<![\d.,])(\d{1,2})\s?(?:st|nd|rd|th|°)?\s?(?:to|and|a|e|-|–)\s?)?(?<![\d.,])(\d{1,2})\s?(?:st|nd|rd|th|°)?\s+(?:of\s+|de\s+|the\s+)?$/i;
const DAY_AFTER = /^\.?\s+(?:the\s+)?(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d%:]|[.,]\d)/i;
const YEAR_AFTER = /^(?:\s*,|\s+de|\s+of)?\s*((?:19|20)\d\d)\b/i;

/** The dates of a text. Short names of months count in a source, never in a summary. */
export function datesIn(text: string, allowsShort: boolean): DateFact[] {
  const even = evenText(text);
  return [...even.matchAll(/\p{L}+(?:-feiras?)?/gu)].flatMap(({ 0: written, index }): DateFact[] => {
    const word = foldText(written);
    const weekday = numberOf(word.replace(/s(?=-feiras?$|$)|(?<=feira)s$/g, ""), WEEKDAY_NAMES, allowsShort);
    const place = { written, start: index, end: index + written.length };
    if (weekday !== null && !isOrdinal(word, even.slice(0, index)))
      return [{ kind: "weekday", number: weekday, days: [], year: null, ...place }];
    if (weekday !== null) return [];
    const month = numberOf(word, MONTH_NAMES, allowsShort);
    if (month === null) return [];
    const before = even.slice(Math.max(0, index - 24), index);
    const after = even.slice(index + written.length, index + written.length + 16);
    if (AMBIGUOUS.has(word) && !isDate(before, after, written)) return [];
    if (ENGLISH_TOO.has(word) && !isShortDate(before, after)) return [];
    return [{ kind: "month", number: month, ...around(before, after, place) }];
  });
}

function around(before: string, after: string, place: Pick<DateFact, "written" | "start" | "end">) {
  const [led = "", first, second] = DAYS_BEFORE.exec(before) ?? [];
  // "In March 8 animals were run over": a day stands behind "on".
  const mayFollow = led === "" && !/\bin\s$/i.test(before);
  const [followed = "", behind] = mayFollow ? (DAY_AFTER.exec(after) ?? []) : [];
  const [closed = "", year] = YEAR_AFTER.exec(after.slice(followed.length)) ?? [];
  const days = [first, second, behind].flatMap((day) => (day === undefined ? [] : [Number(day)]));
  return {
    days,
    year: year === undefined ? null : Number(year),
    written: `${led}${place.written}${followed}${closed}`,
    start: place.start - led.length,
    end: place.end + followed.length + closed.length,
  };
}

function numberOf(word: string, names: typeof MONTH_NAMES, allowsShort: boolean): number | null {
  for (const list of Object.values(names)) {
    const index = list.findIndex((forms) => (allowsShort ? forms.includes(word) : forms[0] === word));
    if (index !== -1) return index + 1;
  }
  return null;
}

/** "Uma segunda leitura" is the second one. */
function isOrdinal(word: string, before: string): boolean {
  return /^(?:segunda|terca|quarta|quinta|sexta)$/.test(word) && /(?:^|\s)(?:uma|a|sua)\s+$/i.test(before);
}

/** "March" and "março" fold to different words, so only the English one is in doubt. */
function isDate(before: string, after: string, written: string): boolean {
  return /^\p{Lu}/u.test(written) && (CONTEXT_BEFORE.test(before) || CONTEXT_AFTER.test(after));
}

/** "15 out. 2026", "ago/2026". */
function isShortDate(before: string, after: string): boolean {
  return (
    (/(?<!\d)\d{1,2}(?: de|\/)? ?$/.test(before) && !/^ of\b/.test(after)) ||
    /^(?:\.|\/|\. | de )\d/.test(after)
  );
}

/** The dates a source gives in figures: "2026-11-18", "18/11/2026", "18/11". Both orders of day and month count. */
export function figureDates(text: string): DateFact[] {
  const facts: DateFact[] = [];
  for (const { 0: written, 1: first, 2: second, 3: third, index } of text.matchAll(
    /(?<!\d)(\d{1,4})[-/.](\d{1,2})(?:[-/.](\d{1,4}))?(?!\d)/g,
  )) {
    const numbers = [Number(first), Number(second), ...(third === undefined ? [] : [Number(third)])];
    const year = numbers.find((number) => number > 1900) ?? null;
    const small = numbers.filter((number) => number <= 31);
    for (const month of small.filter((number) => number >= 1 && number <= 12)) {
      const days = small.length < 2 ? [] : [small[0] === month ? (small[1] ?? 0) : (small[0] ?? 0)];
      facts.push({
        kind: "month",
        number: month,
        days,
        year,
        written,
        start: index,
        end: index + written.length,
      });
    }
  }
  return facts;
}

/** Whether a date of the source, or the day it appeared, allows a summary to name `claimed`. */
export function supportsDate(known: DateFact, claimed: DateFact): boolean {
  if (known.kind !== claimed.kind || known.number !== claimed.number) return false;
  if (known.year !== null && claimed.year !== null && known.year !== claimed.year) return false;
  return claimed.days.every((day) => known.days.includes(day));
}
