// A sentence as a card shows it: without a first connective, and without tails until it fits.
import type { WrittenLanguage } from "~/addresses/languages";
import { ADDITIONS, AND, CONNECTIVE } from "./closed-classes";
import { mayEndAt } from "./list-parts";
import { MOST_TOKENS, type ReadSentence, readSentence } from "./sentence-tokens";

/** Characters of a sentence that fits a card: tails go until it does. */
export const SHOWN_LENGTH = 240;

/** Words of the last item of a list with its "and", or of the item before that. */
const LONGEST_ITEM = 4;

/** Beside what adds by its class, participles, adverbs and a few small words open a tail. */
const TELLS_MORE = /(?:.ing|.ndo|.ly|.mente)$|^(?:as|with|thereby|com)$/;

/** The sentence without a first connective, and without tails until it fits a card or no tail may go. */
export function shortenSentence(whole: string, language: WrittenLanguage): string {
  const sentence = readSentence(whole);
  const { text, tokens, gaps } = sentence;
  const words = tokens.map(({ key }) => key);
  // What opens a quotation stays its first word.
  const ends = gaps[0] === "" ? [1, 2, 3] : [];
  const first = ends.find((end) => CONNECTIVE.test(words.slice(0, end).join(" "))) ?? 0;
  const opening = /[(["“«‘]*$/.exec(gaps[first] ?? "")?.[0] ?? "";
  const begin = first === 0 ? 0 : (tokens[first]?.start ?? 0) - opening.length;
  let end = tokens.length;
  let shown = text.slice(begin);
  while (shown.length > SHOWN_LENGTH && tokens.length <= MOST_TOKENS) {
    const tails = [...tokens.keys()].filter((place) => place < end && isTail(place, end, sentence));
    const start = tails.findLast((place) => mayEndAt(sentence, place, language));
    if (start === undefined) break;
    end = start;
    const closing = /^[)\]"”»'’]*/.exec(gaps[end] ?? "")?.[0] ?? "";
    const stop = /[.!?…]+["”»’')\]]*$/.exec(text)?.[0] ?? ".";
    shown = text.slice(begin, tokens[end - 1]?.end) + closing + stop;
  }
  return first === 0 ? shown : shown.replace(/^[(["“«‘]*\p{Ll}/u, (begun) => begun.toUpperCase());
}

/** True for a tail that says by its mark or first word that it adds something, and closes no list with its "and". */
function isTail(start: number, end: number, { tokens, gaps }: ReadSentence): boolean {
  const [opening = "", ...within] = gaps.slice(start, end);
  const hasComma = (gap: string) => gap.includes(",");
  if (/[;:]/.test(opening)) return true;
  if (!/\P{Z}/u.test(opening) || within.some(hasComma)) return false;
  const words = tokens.slice(start, end).map(({ key }) => key);
  if (hasComma(opening) && !ADDITIONS.test(words.join(" ")) && !TELLS_MORE.test(words[0] ?? "")) return false;
  const and = words.findIndex((word) => AND.has(word));
  const closesList = and !== -1 && (and === 0 ? words.length : and) <= LONGEST_ITEM;
  return !closesList || !gaps.slice(0, start).some(hasComma);
}
