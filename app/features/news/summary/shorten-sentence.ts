// A sentence as a card shows it: without a first connective, and without tails until it fits.
import { capitalised } from "~/lib/capitalised";
import { ADDITIONS, AND, CONNECTIVE } from "./closed-classes";
import type { SourceSentence } from "./source-sentences";

/** Tails go until a sentence has so many characters. */
const SHOWN_LENGTH = 240;

/** Words of the last item of a list with its "and", or of the item before that. */
const LONGEST_ITEM = 4;

/** Beside what adds by its class, participles, adverbs and two prepositions open a tail. */
const TELLS_MORE = /(?:.ing|.ndo|.ly|.mente)$|^(?:as|with|com)$/;

/** The sentence without a first connective, and without tails until it fits a card or no tail may go. */
export function shortenSentence(sentence: SourceSentence): string {
  const { text, tokens, gaps } = sentence;
  const words = tokens.map(({ key }) => key);
  const first = sentence.listEnds()[0]?.find((end) => CONNECTIVE.test(words.slice(0, end).join(" "))) ?? 0;
  const opening = /[(["“«‘]*$/.exec(gaps[first] ?? "")?.[0] ?? "";
  const begin = first === 0 ? 0 : (tokens[first]?.start ?? 0) - opening.length;
  const tails = [...tokens.keys()].filter((start) => sentence.listEnds()[start]?.includes(tokens.length));
  let end = tokens.length;
  let shown = text.slice(begin);
  while (shown.length > SHOWN_LENGTH) {
    const start = tails.findLast((place) => place < end && !endsBadly(place, end, sentence));
    if (start === undefined) break;
    end = start;
    const closing = /^[)\]"”»'’]*/.exec(gaps[end] ?? "")?.[0] ?? "";
    const stop = /[.!?…]+["”»’')\]]*$/.exec(text)?.[0] ?? ".";
    shown = text.slice(begin, tokens[end - 1]?.end) + closing + stop;
  }
  return first === 0 ? shown : capitalised(shown);
}

/** True for a tail that does not say by its mark or first word that it adds, or without which a list lacks its "and". */
function endsBadly(start: number, end: number, { tokens, gaps }: SourceSentence): boolean {
  const opening = gaps[start] ?? "";
  if (/[;:]/.test(opening)) return false;
  const hasComma = (place: number) => gaps[place]?.includes(",") === true;
  const tail = [...tokens.keys()].slice(start, end);
  if (!/\P{Z}/u.test(opening) || tail.some((place) => place > start && hasComma(place))) return true;
  const words = tail.map((place) => tokens[place]?.key ?? "");
  if (hasComma(start) && !ADDITIONS.test(words.join(" ")) && !TELLS_MORE.test(words[0] ?? "")) return true;
  const and = words.findIndex((word) => AND.has(word));
  const closesList = and !== -1 && (and === 0 ? words.length : and) <= LONGEST_ITEM;
  return closesList && [...tokens.keys()].slice(0, start).some(hasComma);
}
