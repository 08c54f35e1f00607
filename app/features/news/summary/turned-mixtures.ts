// Part of the check for turned statements: what is said of somebody in one clause and of somebody else in another.
import { isVerb, sidesOf } from "./sentence-sides";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/**
 * "The club paid for the cameras" of "The state paid for the cameras, and a club runs the drills": whoever stands in
 * one clause, and all that is said of them in another, which has somebody of its own.
 */
export function isClauseMixed(claim: SentenceWords, places: readonly number[], source: SourceIndex): boolean {
  const [place] = places;
  const sentence = place === undefined ? undefined : source.sentences[place];
  const last = claim.words.at(-1);
  if (sentence === undefined || places.length > 1 || last === undefined || last.clause > 0) return false;
  const [subject] = sidesOf(claim.words);
  if (subject === undefined || subject.isPlace || subject.first > 1) return false;
  const rest = claim.words.slice(subject.last + 1);
  const clausesWith = (has: (word: Word) => boolean) =>
    new Set(sentence.words.filter(has).map(({ clause }) => clause));
  const own = clausesWith(({ key }) => subject.keys.has(key));
  const told = clausesWith(({ key, kind }) => kind !== "number" && rest.some((word) => word.key === key));
  const [clause] = told;
  if (own.size !== 1 || told.size !== 1 || clause === undefined || own.has(clause)) return false;
  // "The chain, Oakhaven, paid": a clause without a deed only names somebody.
  const hasDeed = sentence.words.some(
    (word, at) => own.has(word.clause) && isVerb(sentence.words, at, sentence.language),
  );
  if (!hasDeed) return false;
  return sidesOf(sentence.words).some(
    (side) => side.clause === clause && !side.isPlace && !rest.some(({ key }) => side.keys.has(key)),
  );
}
