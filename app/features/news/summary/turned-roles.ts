// Part of the check for turned statements: two sides of a deed that have changed places.
import { RECIPIENT_WORDS } from "./lexicon/turn-words";
import {
  isLocative,
  isParticiple,
  isQuoting,
  isStill,
  isVerb,
  meets,
  type Side,
  sidesOf,
  voiceOf,
} from "./sentence-sides";
import type { SentenceWords, Word } from "./sentence-words";

/** True when somebody does what the source says is done to them. */
export function areRolesSwapped(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return sources.some((source) => areWordsSwapped(claim, source) || isOrderTurned(claim, source, sources));
}

/** The same verb, with any words on both sides: "the schools lent recorders to the radio station". */
function areWordsSwapped(claim: SentenceWords, source: SentenceWords): boolean {
  return claim.words.some((verb, at) => {
    if (isQuoting(verb.key) || isStill(verb.key) || !isVerb(claim.words, at, claim.language)) return false;
    if (isBesideNoun(claim, at)) return false;
    const [before, after] = around(claim.words, at);
    if (before.size === 0 || after.size === 0) return false;
    return source.words.some((known, place) => {
      if (known.key !== verb.key || !isVerb(source.words, place, source.language)) return false;
      const [first, second] = around(source.words, place);
      const has = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
        [...one].some((key) => other.has(key));
      if (!has(before, second) || has(before, first)) return false;
      // "The engineers showed the cooks" of "the cooks showed the engineers", whatever the cooks are called.
      return has(after, first) || (first.size > 0 && has(actorsOf(before), second));
    });
  });
}

/** "The vegetables picked since March exceed it": the first of two verbs of a clause may only tell which vegetables. */
function isBesideNoun({ words, language }: SentenceWords, at: number): boolean {
  const verb = words[at];
  if (verb === undefined || !/ed$/.test(verb.written)) return false;
  return words.some(
    (other, place) =>
      // "Showed experienced riders", "described it to retired bakers": such a word belongs to its noun.
      place > at + 1 &&
      !other.before.includes("to") &&
      other.clause === verb.clause &&
      /[^i]ed$|^exceed/.test(other.written) &&
      isVerb(words, place, language),
  );
}

/** Keys of what does it and of what it is done to, in the clause of the verb. */
function around(words: readonly Word[], at: number): [ReadonlySet<string>, ReadonlySet<string>] {
  const verb = words[at];
  const near = words
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => word.clause === verb?.clause);
  const keys = (side: typeof near) =>
    new Set(
      side
        .filter(({ word }) => (word.kind === "word" || word.kind === "name") && !isLocative(word))
        .map(({ word }) => word.key),
    );
  const before = keys(near.filter(({ place }) => place < at));
  const after = keys(near.filter(({ place }) => place > at));
  const voice = voiceOf(words, at);
  if (voice === "done") return [new Set(), before];
  return voice === "done by" || isLedByThing(words, at) ? [after, before] : [before, after];
}

function actorsOf(keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => /^[a=]/.test(key)));
}

/** "Songs suggested by the program": a thing behind "by" does it, too. */
function isLedByThing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next?.isBehindBy === true && next.kind === "word" && isParticiple(words[at]?.written ?? "");
}

/** A word behind an article is no verb. */
const ARTICLES = new Set("the an of its their this these o os um uma do da dos das de seu sua".split(" "));

function isNoun({ before }: Word): boolean {
  return ARTICLES.has(before.at(-1) ?? "");
}

/**
 * Two sides in the other order, with a verb between them that we do not know from the source: "thanked", "agradeceu".
 */
function isOrderTurned(
  claim: SentenceWords,
  source: SentenceWords,
  sources: readonly SentenceWords[],
): boolean {
  const told = pairsOf(source);
  return pairsOf(claim).some(({ first, second, verbs }) => {
    // "Invited teachers to visit": the receipts tell of that deed, so it is not the other one told backwards.
    if (verbs.some((verb) => sources.some(({ words }) => words.some(({ key }) => key === verb))))
      return false;
    if (told.some((pair) => meets(pair.first, first) && meets(pair.second, second))) return false;
    return told.some(
      (pair) =>
        isOnly(pair.first, second, first) &&
        isOnly(pair.second, first, second) &&
        !pair.verbs.some((verb) => verbs.includes(verb)),
    );
  });
}

/** Meets the one and not the other. */
function isOnly(side: Side, one: Side, other: Side): boolean {
  return meets(side, one) && !meets(side, other);
}

interface Pair {
  readonly first: Side;
  readonly second: Side;
  readonly verbs: readonly string[];
}

/** Neighbouring sides of a clause with one or two words in between, none of them turned round by "by". */
function pairsOf({ words, language }: SentenceWords): Pair[] {
  const sides = sidesOf(words);
  return sides.flatMap((first, index): Pair[] => {
    const second = sides[index + 1];
    if (second === undefined || second.clause !== first.clause) return [];
    const between = words.slice(first.last + 1, second.first);
    const lead = words[second.first]?.before ?? [];
    const isPlain = lead.every((little) => RECIPIENT_WORDS.has(little));
    if (between.length < 1 || between.length > 2 || first.isPlace || second.isPlace || !isPlain) return [];
    if (between.some((word) => word.kind !== "word" || isNoun(word) || isLocative(word))) return [];
    // "The Tucuruí technical school": such a word tells which.
    if (!between.some((_, place) => isVerb(words, first.last + 1 + place, language))) return [];
    return [{ first, second, verbs: between.map(({ key }) => key) }];
  });
}
