// The parts of a sentence that may be left out (rules 3 to 10): what marks set off, a tail behind "and", a named day,
// a connective in front. Everything else of a sentence stays.
import type { WrittenLanguage } from "~/addresses/languages";
import * as words from "./closed-classes";
import { MOST_TOKENS, type ReadSentence, type Token } from "./sentence-tokens";

const OPENS = /[,;:([–—]|\s-\s/;
const CLOSES = /[,;:)\]–—]|\s-\s/;

/** For each token of a sentence the ends of the parts that begin with it and may be left out. */
export function listParts({ tokens, gaps }: ReadSentence, language: WrittenLanguage): readonly number[][] {
  if (tokens.length > MOST_TOKENS) return [];
  const read = tokens.map(toWord);
  return tokens.map((_, start) => {
    const ends = tokens.map((_, place) => place + 1).slice(start, start === 0 ? -1 : undefined);
    return ends.filter((end) => mayGo(toPart(read, gaps, start, end), language));
  });
}

/** True where the sentence may end before the token at a place. */
export function mayEndAt({ tokens, gaps }: ReadSentence, at: number, language: WrittenLanguage): boolean {
  return mayGo(toPart(tokens.map(toWord), gaps, at, tokens.length), language);
}

/** A part with its surroundings: words between single spaces, and the marks that stand between them. */
function toPart(read: readonly string[], gaps: readonly string[], start: number, end: number) {
  const stop = gaps.findLastIndex((gap, place) => place < start && /[;:]/.test(gap));
  return {
    before: read.slice(0, start).join(" "),
    clause: read.slice(Math.max(stop, 0), start).join(" "),
    words: read.slice(start, end).join(" "),
    behind: read.slice(end).join(" "),
    opening: gaps[start] ?? "",
    closing: gaps[end] ?? "",
    marksBefore: gaps.slice(Math.max(stop, 0) + 1, start).join("x"),
    marksWithin: gaps.slice(start + 1, end).join("x"),
  };
}

type Part = ReturnType<typeof toPart>;

/** Without accents and with its capitals; the name of a day is one sign. */
function toWord({ key, written, isCapital }: Token): string {
  if (words.DAY_NAMES.has(key) || (isCapital && words.ENGLISH_DAYS.has(key))) return words.DAY;
  return key === "é" ? key : written.normalize("NFD").replace(/\p{M}/gu, "");
}

function mayGo(part: Part, language: WrittenLanguage): boolean {
  if (part.before === "" && words.CONNECTIVE.test(part.words)) return true;
  return ((isSetOff(part) && !isNeeded(part, language)) || isDay(part, language)) && isBalanced(part);
}

/** True where marks part it from the rest on both sides, and for "and ..." up to the end. */
function isSetOff({ before, words: part, behind, opening, closing }: Part): boolean {
  if (before !== "" && OPENS.test(opening) && (behind === "" || CLOSES.test(closing))) return true;
  return behind === "" && /^(?:and|e) /i.test(part) && !words.BEFORE_TAIL.test(before);
}

/** True for a part without which the rest says more, or something else. */
function isNeeded(part: Part, language: WrittenLanguage): boolean {
  if (words.LIMITS.test(part.words) || words.EXCEPTIONS.test(part.words)) return true;
  const isAddition = words.ADDITIONS.test(part.words);
  if (words.REPORTING.test(part.words) && !isAddition && !/[;:]/.test(part.opening)) return true;
  // "Alone" or "allegedly" between commas changes what stands beside it.
  if (/^\S+(?: \S+)?$/.test(part.words) && !/[\p{Lu}\d§]/u.test(part.words)) return true;
  // The rest of a list of amounts.
  if (/;/.test(part.opening) && /^(?:(?:and|e) )?\d/i.test(part.words)) return true;
  // Only the first clause, which does not stand alone, would be left.
  const isFirst = !CLOSES.test(part.marksBefore);
  if (isFirst && words.ATTRIBUTIONS.test(part.clause)) return true;
  return (isFirst || part.behind === "") && !isAddition && words.SUBORDINATORS[language].test(part.clause);
}

/** True for a run of nothing but calendar words, their prepositions and figures that names a day and stands free. */
function isDay({ before, words: run, behind }: Part, language: WrittenLanguage): boolean {
  if (!words.DAY_RUN.test(run) || words.DAY_KEEPERS[language].test(`${before} ${behind}`)) return false;
  return !words.BEFORE_DAY.test(before) && !words.BEHIND_DAY.test(behind);
}

/** True where brackets and quotation marks of the part are pairs. */
function isBalanced({ opening, marksWithin, closing }: Part): boolean {
  const marks = [opening.split(/\s/).at(-1), marksWithin, closing.split(/\s/)[0]].join("x");
  const count = (mark: RegExp) => marks.split(mark).length - 1;
  const isQuoted = count(/"/) % 2 === 0 && count(/[“«„‘]/) === count(/[”»]|(?<=‘[^‘]*)'(?!\p{L})/u);
  // What a bracket opens ends with it.
  const isBracket = !/[([]$/.test(opening) || !/[)\]]/.test(marksWithin.replace(/[([][^)\]]*[)\]]/g, ""));
  return isQuoted && isBracket && count(/[([]/) === count(/[)\]]/);
}
