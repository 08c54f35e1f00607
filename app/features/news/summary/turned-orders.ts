// Part of the check for turned statements: a sentence that has all words of its source and two sides of a deed, or two
// numbers, in the places of each other.
import type { Alignment, Token } from "./align-cut";
import { BY_WORDS } from "./lexicon/turn-words";
import { isLocative, isParticiple, isQuoting, isStill, isVerb } from "./sentence-sides";
import type { SentenceWords } from "./sentence-words";

/** Neighbours in both. */
interface Run {
  readonly tokens: Token[];
  /** Places in the source of the first and the last telling word. */
  from: number;
  to: number;
}

/** So much of the sentence is spelt as in the source, and so many words may be left out between neighbours. */
const FAITHFUL = 0.8;
const MOST_BETWEEN = 2;

/** True where the source has "Two bakers taught the dentists" and the sentence "The dentists taught two bakers". */
export function areSidesSwapped(whole: Alignment, claim: SentenceWords): boolean {
  if (!isWhole(whole)) return false;
  const runs = runsOf(whole);
  return runs.some((first, index) => {
    const [second, third] = [runs[index + 1], runs[index + 2]];
    if (second === undefined || first.from <= second.to) return false;
    if (isAcross(second.from, first.to, whole)) return false;
    if (third !== undefined && second.from > third.to && !isAcross(third.from, first.to, whole))
      return [first, third].every(isCount) || isDeedBetween(first, second, third, whole, claim);
    return isObjectAhead(first, second, whole, claim);
  });
}

function isWhole({ claim, source, at }: Alignment): boolean {
  const words = claim.flatMap((token, index) => (token.isMark ? [] : [{ token, at: at[index] ?? -1 }]));
  const exact = words.filter(({ token, at }) => source[at]?.text === token.text).length;
  return exact >= words.length * FAITHFUL && words.every(({ token, at }) => at >= 0 || !token.isTelling);
}

function runsOf({ claim, at }: Alignment): Run[] {
  const runs: Run[] = [];
  for (const [index, token] of claim.entries()) {
    const place = at[index] ?? -1;
    if (place < 0 || !token.isTelling) continue;
    const last = runs.at(-1);
    if (last !== undefined && place > last.to && place - last.to <= MOST_BETWEEN + 1) {
      last.to = place;
      last.tokens.push(token);
    } else runs.push({ from: place, to: place, tokens: [token] });
  }
  return runs;
}

/** Whether a sentence ends between the two. */
function isAcross(from: number, to: number, { source }: Alignment): boolean {
  return source.slice(from, to).some(({ text }) => text === ".");
}

function isCount({ tokens }: Run): boolean {
  return tokens.every(({ word }) => word?.kind === "number");
}

/** A verb that is spelt in both alike, with nothing left out that turns it round: "by", "was". */
function isDeedBetween(first: Run, second: Run, third: Run, whole: Alignment, claim: SentenceWords): boolean {
  const lead = first.tokens[0]?.word;
  if (lead === null || lead === undefined || isLocative(lead)) return false;
  if (isTurnedRound(third.from, first.to, whole)) return false;
  return second.tokens.some((token) => isDeed(token, whole, claim));
}

const TURNING = new Set("was were been be being is are foi foram sido ser com que quem".split(" "));

function isTurnedRound(from: number, to: number, { source, at }: Alignment): boolean {
  const kept = new Set(at);
  return source.some(
    ({ text }, place) =>
      place >= from && place <= to && !kept.has(place) && (BY_WORDS.has(text) || TURNING.has(text)),
  );
}

function isDeed(token: Token, { claim: own, source, at }: Alignment, claim: SentenceWords): boolean {
  const { word } = token;
  if (word === null || word.isActor || isStill(word.key) || isQuoting(word.key)) return false;
  const told = source[at[own.indexOf(token)] ?? -1]?.text ?? "";
  if (told !== token.text && isParticiple(told)) return false;
  return isVerb(claim.words, claim.words.indexOf(word), claim.language);
}

/** "The union had warned" of "it had warned the union": the object of a verb that has a subject before it. */
function isObjectAhead(first: Run, second: Run, whole: Alignment, claim: SentenceWords): boolean {
  const last = second.tokens.at(-1);
  if (last === undefined || first.from - second.to > MOST_BETWEEN) return false;
  const before = whole.source[second.from - 1];
  const isOpen = before === undefined || before.isMark;
  return !isOpen && !isTurnedRound(second.from, first.to, whole) && isDeed(last, whole, claim);
}
