// Part of the check for turned statements: of two that a sentence of the source names, the deed of the other.

import { familiesOf } from "./lexicon/kin";
import { isLocative, isSpeech, isVerb, mayBeVerb, voiceOf } from "./sentence-sides";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/**
 * True when the subject of the summary does in it what its neighbour in one sentence of the source does: "The bank builds
 * the sensors" of "A watchmaker builds the sensors, and a bank lends the money".
 */
export function isDeedOfNeighbour(claim: SentenceWords, source: SourceIndex): boolean {
  const { words, language } = claim;
  return words.some((verb, at) => {
    if (isSpeech(verb.key) || isRelative(claim, verb.clause) || !isVerb(words, at, language)) return false;
    const own = sidesAt(words, at);
    if (own === null || own.subject.size === 0) return false;
    const told = (source.places.get(verb.key) ?? []).flatMap((place) => {
      const sentence = source.sentences[place];
      if (sentence === undefined) return [];
      return sentence.words.flatMap(({ key, clause }, near) => {
        if (isRelative(sentence, clause)) return [];
        const sides =
          key === verb.key && mayBeVerb(sentence.words, near) ? sidesAt(sentence.words, near) : null;
        const isSame = sides?.isNamed === true && [...own.object].some((word) => hasKin(sides.object, word));
        return isSame ? [{ subject: sides.subject, others: subjectsBeside(sentence, clause) }] : [];
      });
    });
    const isTold = told.some(({ subject }) => [...own.subject].some((key) => hasKin(subject, key)));
    return (
      !isTold &&
      told.some(
        ({ subject, others }) =>
          subject.size > 0 &&
          others.some((other) => [...own.subject].slice(0, 1).every((key) => other.has(key))),
      )
    );
  });
}

const ARTICLES = new Set("the a an o os as um uma".split(" "));

const RELATIVES = new Set("that which who que quem".split(" "));

/** "What two editors would read": such a clause tells of a thing that another clause names. */
function isRelative({ words }: SentenceWords, clause: number): boolean {
  return (
    words.find((word) => word.clause === clause)?.before.some((little) => RELATIVES.has(little)) === true
  );
}

/** What stands before a verb in its clause and what stands behind it; null where it is done to its subject. */
function sidesAt(words: readonly Word[], at: number) {
  if (voiceOf(words, at) !== "does") return null;
  const keys = (isBefore: boolean) =>
    new Set(
      words.flatMap((word, place) =>
        word.clause === words[at]?.clause && place !== at && place < at === isBefore && !isLocative(word)
          ? [word.key]
          : [],
      ),
    );
  // "And now mixed both": such a clause has its subject in the one before.
  const isNamed = words.some(
    (word, place) =>
      place < at &&
      word.clause === words[at]?.clause &&
      (word.isActor ||
        word.kind === "name" ||
        word.position === 0 ||
        word.before.some((lead) => ARTICLES.has(lead))),
  );
  return { subject: keys(true), object: keys(false), isNamed };
}

/** What stands before the first verb of each of the other clauses. */
function subjectsBeside({ words, language }: SentenceWords, clause: number): ReadonlySet<string>[] {
  const others = new Set(words.flatMap((word) => (word.clause === clause ? [] : [word.clause])));
  return [...others].map((other) => {
    const own = words.flatMap((word, at) => (word.clause === other ? [{ word, at }] : []));
    const verb = own.findIndex(({ at }) => isVerb(words, at, language));
    return new Set(own.slice(0, Math.max(0, verb)).map(({ word }) => word.key));
  });
}

function hasKin(keys: ReadonlySet<string>, key: string): boolean {
  if (keys.has(key)) return true;
  const families = familiesOf(key);
  return [...keys].some((other) => familiesOf(other).some((family) => families.includes(family)));
}
