// The parts of a sentence that may be left out (rules 3 to 10): what marks set off, a tail behind "and", a named day,
// a head. Everything else of a sentence stays.
import type { WrittenLanguage } from "~/addresses/languages";
import { isLittleWord } from "~/lib/stop-words";
import * as words from "./closed-classes";
import type { ReadSentence, Token } from "./sentence-tokens";

/** A part with its surroundings: words between single spaces, and the marks that stand between them. */
interface Part {
  readonly before: string;
  readonly words: string;
  readonly behind: string;
  readonly opening: string;
  readonly closing: string;
  /** The marks between the words before it, and between its own. */
  readonly marksBefore: string;
  readonly marksWithin: string;
}

const OPENS = /[,;:([–—]|\s-\s/;
const CLOSES = /[,;:)\]–—]|\s-\s/;

/** For each token of a sentence the ends of the parts that begin with it and may be left out. */
export function listParts(sentence: ReadSentence, language: WrittenLanguage): readonly (readonly number[])[] {
  const { tokens, gaps } = sentence;
  const read = tokens.map(toWord);
  return tokens.map((_, start) => {
    const before = read.slice(0, start).join(" ");
    const marksBefore = gaps.slice(1, start).join("x");
    const ends = tokens.map((_, place) => place + 1).slice(start, start === 0 ? -1 : undefined);
    return ends.filter((end) =>
      mayGo(
        {
          before,
          words: read.slice(start, end).join(" "),
          behind: read.slice(end).join(" "),
          opening: gaps[start] ?? "",
          closing: gaps[end] ?? "",
          marksBefore,
          marksWithin: gaps.slice(start + 1, end).join("x"),
        },
        language,
      ),
    );
  });
}

/** Without accents and with its capitals; the name of a day is one sign. */
function toWord({ key, written, isCapital }: Token): string {
  if (words.DAY_NAMES.has(key) || (isCapital && words.ENGLISH_DAYS.has(key))) return words.DAY;
  return key === "é" ? key : written.normalize("NFD").replace(/\p{M}/gu, "");
}

function mayGo(part: Part, language: WrittenLanguage): boolean {
  const isGoing = isHead(part) || (isSetOff(part) && !isNeeded(part, language)) || isDay(part, language);
  return isGoing && isBalanced(part);
}

/** True for an opening that says nothing of its own, and for a dateline. */
function isHead({ before, words: head, closing }: Part): boolean {
  if (before !== "") return false;
  return words.HEAD.test(head) || (closing.includes(":") && /^\p{Lu}{2,}(?: \p{Lu}{2,})*$/u.test(head));
}

/** True where marks part it from the rest on both sides, for a whole first clause, and for "and ..." up to the end. */
function isSetOff({ before, words: part, behind, opening, closing }: Part): boolean {
  // "Myth: ..." is no clause.
  if (before === "") return /[;:]/.test(closing) && /^(?:\S+ ){3}/.test(part);
  if (OPENS.test(opening) && (behind === "" || CLOSES.test(closing))) return true;
  return behind === "" && words.TAIL.test(part) && !words.BEFORE_TAIL.test(before);
}

/** True for a part without which the rest says more, or something else. */
function isNeeded(part: Part, language: WrittenLanguage): boolean {
  if (words.LIMITS.test(part.words) || words.EXCEPTIONS.test(part.words)) return true;
  const isAddition = words.ADDITIONS.test(part.words);
  const isOwnClause = part.before !== "" && /[;:]/.test(part.opening);
  if (words.REPORTING.test(part.words) && !isAddition && !isOwnClause) return true;
  if (/[([]/.test(part.opening)) return false;
  // "Alone" or "allegedly" between commas changes what stands beside it.
  if (/^\S+(?: \S+)?$/.test(part.words) && !/[\p{Lu}\d§]|^(?:and|e)(?= |$)/u.test(part.words)) return true;
  // Only the first clause, which does not stand alone, would be left.
  const isRest = !CLOSES.test(part.marksBefore) || part.behind === "";
  return isRest && !isAddition && words.SUBORDINATORS[language].test(part.before);
}

/** True for a run of nothing but calendar words, their prepositions and figures that names a day and stands free. */
function isDay({ before, words: run, behind, closing }: Part, language: WrittenLanguage): boolean {
  if (!words.DAY_RUN.test(run) || words.DAY_KEEPERS[language].test(`${before} ${run} ${behind}`))
    return false;
  if (words.BEFORE_DAY.test(before) || words.BEHIND_DAY.test(behind)) return false;
  const isParted = behind === "" || /[,;:()–—]/.test(closing);
  if (!isParted && /^[\d§]/.test(behind)) return false;
  // A name is enough; "week" needs its "last", and nothing behind it that it could belong to.
  if (run.includes(words.DAY)) return true;
  return words.NAMED_UNIT.test(run) && (isParted || isLittleWord(/^\S+/.exec(behind)?.[0] ?? ""));
}

/** True where brackets and quotation marks of the part are pairs. */
function isBalanced({ opening, marksWithin, closing }: Part): boolean {
  const ofFirst = opening.replace(/^.*\s|^[^([“«„‘]*/s, "");
  const ofLast = /\s/.test(closing) ? closing.replace(/\s.*$/s, "") : closing.replace(/[([“«„‘].*$/s, "");
  const marks = `${ofFirst}x${marksWithin}x${ofLast}`;
  const count = (mark: RegExp) => marks.split(mark).length - 1;
  const isQuoted = count(/"/) % 2 === 0 && count(/[“«„‘]/) === count(/[”»]|(?<=‘[^‘]*)'(?!\p{L})/u);
  return isQuoted && count(/[([]/) === count(/[)\]]/);
}
