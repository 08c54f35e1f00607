// Part of the check of numbers: a share told by two of them. "Two warnings out of three" are two thirds, "six in ten"
// are 60 %.
import { foldText } from "~/lib/fold-text";
import { type NumberFact, numberFacts } from "./number-facts";
import type { NumeralReading } from "./number-tokens";

/** What stands between the two: at most one noun, and words that make a part of them. */
const BETWEEN = /^(?:\p{L}+ )?(?:out of|of|in|em|de)(?: (?:every|each|cada))?$/u;

/** Of more than these nobody tells a share so: "12 of 118 pupils" counts pupils. */
const MOST = 10;

/** "One pupil in" eight, "uma escola em cada" cinco. */
const ONE_OF = /\b(?:one|um|uma) \p{L}+ (in|out of|em|em cada|de cada) $/iu;
const MOST_OF_ONE = 100;

/** The shares of a text that are told by two small numbers. */
export function sharesIn(text: string, reading: NumeralReading): NumberFact[] {
  const counts = numberFacts(text, reading).filter(({ kind }) => kind === "plain");
  const ones = counts.flatMap((whole): NumberFact[] => {
    const [written, end] = ONE_OF.exec(text.slice(0, whole.start)) ?? [];
    if (written === undefined || end === undefined || whole.value > MOST_OF_ONE) return [];
    const start = whole.start - written.length;
    return [{ value: 100 / whole.value, kind: "part", factor: 1, written, start, end: whole.end }];
  });
  const parts = counts.flatMap((part, index): NumberFact[] => {
    const whole = counts[index + 1];
    if (whole === undefined || part.value >= whole.value || whole.value > MOST) return [];
    if (!BETWEEN.test(foldText(text.slice(part.end, whole.start)).trim())) return [];
    const value = (100 * part.value) / whole.value;
    const written = text.slice(part.start, whole.end);
    return [{ value, kind: "part", factor: 1, written, start: part.start, end: whole.end }];
  });
  return [...ones, ...parts];
}
