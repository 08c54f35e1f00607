// A sentence as a card shows it: without a first connective, and without tails until it fits.
import { ADDITIONS, AND, CONNECTIVE } from "./closed-classes";
import type { SourceSentence } from "./source-sentences";

/** Characters of a sentence that fits a card: tails go until it does. */
export const SHOWN_LENGTH = 240;

/** Words of the last item of a list with its "and", or of the item before that. */
const LONGEST_ITEM = 4;

/** Beside what adds by its class, participles, adverbs and a few small words open a tail. */
const TELLS_MORE = /(?:.ing|.ndo|.ly|.mente)$|^(?:as|with|thereby|com)$/;

/** The sentence without a first connective, and without tails until it fits a card or no tail may go. */
export function shortenSentence(sentence: SourceSentence): string {
  const { text, tokens, gaps } = sentence;
  const words = tokens.map(({ key }) => key);
  // What opens a quotation stays its first word.
  const ends = gaps[0] === "" ? [1, 2, 3] : [];
  const first = ends.find((end) => CONNECTIVE.test(words.slice(0, end).join(" "))) ?? 0;
  const opening = /[(["“«‘]*$/.exec(gaps[first] ?? "")?.[0] ?? "";
  const begin = first === 0 ? 0 : (tokens[first]?.start ?? 0) - opening.length;
  let end = tokens.length;
  let shown = text.slice(begin);
  while (shown.length > SHOWN_LENGTH) {
    const start = [...tokens.keys()].findLast((place) => place < end && isTail(place, end, sentence));
    if (start === undefined) break;
    end = start;
    const closing = /^[)\]"”»'’]*/.exec(gaps[end] ?? "")?.[0] ?? "";
    const stop = /[.!?…]+["”»’')\]]*$/.exec(text)?.[0] ?? ".";
    shown = text.slice(begin, tokens[end - 1]?.end) + closing + stop;
  }
  return first === 0 ? shown : shown.replace(/^[(["“«‘]*\p{Ll}/u, (opening) => opening.toUpperCase());
}

/** True for a tail that says by its mark or first word that it adds something, and closes no list with its "and". */
function isTail(start: number, end: number, { tokens, gaps, listEnds }: SourceSentence): boolean {
  if (!listEnds()[start]?.includes(tokens.length)) return false;
  const opening = gaps[start] ?? "";
  if (/[;:]/.test(opening)) return true;
  const hasComma = (place: number) => gaps[place]?.includes(",") === true;
  const tail = [...tokens.keys()].slice(start, end);
  if (!/\P{Z}/u.test(opening) || tail.some((place) => place > start && hasComma(place))) return false;
  const words = tail.map((place) => tokens[place]?.key ?? "");
  if (hasComma(start) && !ADDITIONS.test(words.join(" ")) && !TELLS_MORE.test(words[0] ?? "")) return false;
  const and = words.findIndex((word) => AND.has(word));
  const closesList = and !== -1 && (and === 0 ? words.length : and) <= LONGEST_ITEM;
  return !closesList || ![...tokens.keys()].slice(0, start).some(hasComma);
}
