// Part of the check for turned statements: a sentence that keeps the words of its source but for one place, where it
// has another word or another name than the source, or where two sides have changed places.
import { type Alignment, align, type Seam, seamsOf, type Token } from "./align-cut";
import { GENERIC_WORDS, LIMITING_WORDS, POINTING_WORDS } from "./lexicon/cut-words";
import { familiesOf, soundOf } from "./lexicon/kin";
import { CLAUSE_WORDS, NEGATORS } from "./lexicon/turn-words";
import { isVerb } from "./sentence-sides";
import type { SentenceWords } from "./sentence-words";
import { COMPARING } from "./turned-comparisons";
import { areSidesSwapped } from "./turned-orders";
import { areOfOneFamily } from "./turned-subjects";

/** A sentence is a cut when so much of what it keeps is spelt as in the source, and when it keeps so many words. */
const FAITHFUL = 0.85;
const FEWEST_KEPT = 4;
/** Beside fewer words another one may be another wording for it. */
const FEWEST_BESIDE_WORD = 9;
/** What names somebody is no longer than this. */
const LONGEST_NAME = 8;
/** A translation has so much of what its source tells. */
const TRANSLATED = 0.4;
/** A sentence with more changes is worded freely. */
const MOST_SMALL = 2;

/** How a sentence changes what it cuts out of its receipts; null where it is no cut, or changes nothing. */
export function turnOfCut(claim: SentenceWords, sources: readonly SentenceWords[]): string | null {
  if (sources.some(({ language }) => language !== claim.language))
    return isOrderTurned(claim, sources[0]) ? "little word" : null;
  const whole = align(claim, sources, true);
  if (areSidesSwapped(whole, claim)) return "order";
  if (seamsOf(whole).some((seam) => isDenialChanged(seam, whole, claim))) return "denial";
  for (const source of sources) {
    const home = align(claim, [source], false);
    if (!isFaithful(home)) continue;
    const seams = seamsOf(home);
    const changed = seams.filter(({ fresh }) => wordsOf(fresh).length > 0);
    const [only] = changed;
    if (changed.length <= MOST_SMALL && changed.some((seam) => isSmallTurned(seam))) return "little word";
    if (only === undefined && seams.some((seam) => isClauseCrossed(seam, home, source))) return "clause";
    const turn = only === undefined || changed.length > 1 ? null : turnOfSeam(only, home);
    if (turn !== null) return turn;
  }
  return null;
}

/** True for a sentence whose words one sentence of its source has, all of them and in their order. */
export function isWholeCut(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return sources.some((source) => {
    if (source.language !== claim.language) return false;
    const { claim: tokens, at } = align(claim, [source], false);
    return tokens.every(({ isTelling }, index) => !isTelling || (at[index] ?? -1) >= 0);
  });
}

/** "Summoned, the man": what stands before the mark is no part of the subject. */
export function behindMark(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(({ isMark }) => isMark) + 1);
}

export function wordsOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ isMark }) => !isMark);
}

export function tellingOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ isTelling }) => isTelling);
}

export function isFaithful({ claim, source, at }: Alignment): boolean {
  const kept = claim.filter((_, index) => (at[index] ?? -1) >= 0);
  const exact = claim.filter((token, index) => source[at[index] ?? -1]?.text === token.text);
  const isMost = kept.length >= wordsOf(claim).length / 2;
  return isMost && kept.length >= FEWEST_KEPT && exact.length >= kept.length * FAITHFUL;
}

/** "Depois" for "before" in a translation that has the words around it in the same order. */
function isOrderTurned(claim: SentenceWords, source: SentenceWords | undefined): boolean {
  if (source === undefined) return false;
  const home = align(claim, [source], false);
  const kept = home.at.filter((place) => place >= 0).length;
  if (kept < FEWEST_KEPT || kept < tellingOf(home.claim).length * TRANSLATED) return false;
  return seamsOf(home).some(({ fresh, dropped }) =>
    tellingOf(fresh).some(
      (one) =>
        !COMPARING.test(one.text) &&
        tellingOf(dropped).some(
          (other) => isOpposite(one, other) && one.word?.isNegated === other.word?.isNegated,
        ),
    ),
  );
}

/** "It did pay" of "it did not pay": one little word is all that two neighbours have more, or less, between them. */
function isDenialChanged(
  { fresh, dropped, from, to }: Seam,
  { claim: own, source, at }: Alignment,
  claim: SentenceWords,
): boolean {
  const [only, ...others] = [...fresh, ...dropped];
  if (only === undefined || others.length > 0 || from < 0 || to < 0) return false;
  const negators = NEGATORS[claim.language];
  if (!negators.has(only.text)) return false;
  // Where the other text denies as well, it does so with another word of the same clause.
  const [tokens, place] = fresh.length > 0 ? [source, to] : [own, at.indexOf(to)];
  const kept = new Set<Token | undefined>(
    fresh.length > 0 ? at.map((known) => source[known]) : own.filter((_, index) => (at[index] ?? -1) >= 0),
  );
  if (clauseAround(tokens, place).some((token) => negators.has(token.text) && !kept.has(token))) return false;
  return source[to]?.isTelling === true && to - from === dropped.length + 1;
}

/** The words around a place up to what parts clauses. */
export function clauseAround(tokens: readonly Token[], place: number): readonly Token[] {
  const isEdge = ({ isMark, text }: Token) => isMark || CLAUSE_WORDS.has(text);
  const end = tokens.findIndex((token, near) => near > place && isEdge(token));
  const start = tokens.findLastIndex((token, near) => near < place && isEdge(token));
  return tokens.slice(start + 1, end < 0 ? tokens.length : end);
}

/** One little word, or one word for more or less, in the place of another. */
function isSmallTurned({ fresh, dropped }: Seam): boolean {
  const [one, other] = [wordsOf(fresh), wordsOf(dropped)];
  const [first, second] = [one[0], other[0]];
  if (first === undefined || second === undefined || one.length > 1 || other.length > 1) return false;
  const isLimit = LIMITING_WORDS.some((row) => row.has(first.text) && row.has(second.text));
  return isLimit || isOpposite(first, second);
}

function turnOfSeam(seam: Seam, { at, source }: Alignment): string | null {
  const left = seam.from < 0 ? behindMark(seam.dropped) : seam.dropped;
  const [fresh, dropped] = [wordsOf(seam.fresh), wordsOf(left)];
  const [mine, theirs] = [tellingOf(fresh), tellingOf(dropped)];
  if (isSameMeant(mine, theirs, dropped)) return null;
  if (mine.length === 1 && fresh.length === 1 && dropped.length === 1) {
    const kept = at.filter((place) => place >= 0).length;
    const isCounted = source[seam.from]?.word?.kind === "number" && !PER_CENT.test(dropped[0]?.text ?? "");
    if (isCounted || kept >= FEWEST_BESIDE_WORD) return "word";
  }
  const isNaming = mine.some(isNamingWord) && (seam.from < 0 || theirs.some(isNamingWord));
  return isNaming && Math.max(fresh.length, dropped.length) <= LONGEST_NAME ? "name" : null;
}

const PER_CENT = /^(?:percent|cento)$/;

function isNamingWord({ word }: Token): boolean {
  return word !== null && (word.isActor || word.kind === "name");
}

function isOpposite({ word: one }: Token, { word: other }: Token): boolean {
  return one !== null && other !== null && one.key === other.key && one.sign !== other.sign;
}

/** Whether one of two wordings may stand for the other: a word in common, or a name and "the company". */
export function isSameMeant(
  mine: readonly Token[],
  theirs: readonly Token[],
  dropped: readonly Token[],
  mayBeKin = true,
): boolean {
  if (mine.length === 0 || theirs.length === 0) return true;
  const isShort = mayBeKin && Math.min(mine.length, theirs.length) === 1;
  if (mine.some((one) => theirs.some((other) => isSame(one, other) || (isShort && areKin(one, other)))))
    return true;
  if (dropped.some(({ text }) => POINTING_WORDS.has(text))) return true;
  return isGeneric(mine, theirs) || isGeneric(theirs, mine);
}

/**
 * "The company", "the retired judge" for a name, and for no other body: "the university" is none. What is known by a
 * name of its own stands for nobody else.
 */
function isGeneric(generic: readonly Token[], other: readonly Token[]): boolean {
  if (generic.length > 2 || generic.some(({ word }) => word?.kind === "name")) return false;
  const isBareName = other.every(({ word }) => word?.kind === "name" && !isBody(word.key));
  if (isBareName && (generic.length === 1 || generic.some(({ word }) => word?.isActor === true))) return true;
  const [only, ...more] = generic;
  if (only === undefined || more.length > 0 || !GENERIC_WORDS.has(only.text)) return false;
  const bodies = other.flatMap(({ word }) => (word !== null && isBody(word.key) ? [word.key] : []));
  return bodies.every((body) => areOfOneFamily(body, only.word?.key ?? ""));
}

/** True for the key of a row of people and bodies that do things. */
function isBody(key: string): boolean {
  return /^a\d/.test(key);
}

export function isSame({ text: one, word: first }: Token, { text: other, word: second }: Token): boolean {
  return one === other || (first !== null && first.key === second?.key);
}

function areKin({ text: one, word: first }: Token, { text: other, word: second }: Token): boolean {
  if (soundOf(one) !== null && soundOf(one) === soundOf(other)) return true;
  if (first === null || second === null) return false;
  const families = familiesOf(first.key);
  return (
    areOfOneFamily(first.key, second.key) ||
    familiesOf(second.key).some((family) => families.includes(family))
  );
}

/** "The mill grinds" of "The mill is old, and a potter grinds": the verb that is kept has a subject that is left out. */
function isClauseCrossed(
  { dropped, from, to }: Seam,
  { source }: Alignment,
  sentence: SentenceWords,
): boolean {
  const verb = source[to]?.word ?? null;
  if (from < 0 || verb === null) return false;
  if (!isVerb(sentence.words, sentence.words.indexOf(verb), sentence.language)) return false;
  const edge = dropped.findLastIndex(({ isMark, text }) => isMark || CLAUSE_WORDS.has(text));
  return (
    edge > 0 &&
    tellingOf(dropped.slice(0, edge)).length > 0 &&
    tellingOf(dropped.slice(edge + 1)).some(isNamingWord)
  );
}
