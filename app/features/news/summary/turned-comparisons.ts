// Part of the check for turned statements: of two things that are compared the other one is told to be more.
import type { SentenceWords } from "./sentence-words";

/** "more", "menos": "more than 30" compares with a number, and numbers are checked by themselves. */
export const COMPARING = /^(?:more|less|fewer|mais|menos)$/i;
const COMPARED = /\b(?:than|do que)\b(?! \d)/i;

interface Comparison {
  /** 1 where the first is more. */
  readonly sign: 1 | -1;
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

/** True for a sentence that compares two things: either may be told first. */
export function isComparison({ text }: SentenceWords): boolean {
  return COMPARED.test(text);
}

/** "Fewer than before" for "more than before": the same two things in the same order. */
export function isComparisonTurned(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  const own = comparisonOf(claim);
  if (own === null) return false;
  const known = sources.flatMap((source) => comparisonOf(source) ?? []);
  return known.some((other) => {
    const straight = [meets(own.first, other.first), meets(own.second, other.second)];
    const isCrossed = meets(own.first, other.second) || meets(own.second, other.first);
    return straight.every((isMet) => isMet) && !isCrossed && own.sign !== other.sign;
  });
}

/** Null for a sentence that compares nothing, or more than two things. */
function comparisonOf({ words, folded }: SentenceWords): Comparison | null {
  const comparing = words.filter(({ written }) => COMPARING.test(written));
  const [word] = comparing;
  if (word === undefined || comparing.length > 1) return null;
  // "More quickly" may be told as "wait less": such a word says more than that it is more.
  if (words[words.indexOf(word) + 1]?.key.startsWith("o") === true) return null;
  const than = folded.findIndex(
    (token, at) => at > word.position && (token === "than" || (token === "que" && folded[at - 1] === "do")),
  );
  if (than < 0) return null;
  const keys = (isFirst: boolean) =>
    new Set(
      words.flatMap((other) => (other !== word && other.position < than === isFirst ? [other.key] : [])),
    );
  return { sign: word.isNegated === (word.sign === 1) ? -1 : 1, first: keys(true), second: keys(false) };
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((key) => other.has(key));
}

const OFTEN = /^(?:frequent(?:ly)?|common|often|frequentes?|comum|comuns)$/i;
const SELDOM = /^(?:rare|rarer|rarely|seldom|rar[oa]s?|raramente)$/i;
const LESS = /^(?:less|menos)$/i;

/** "More frequent" for "rarer", "less common" for "more often": of the same thing, in whichever words. */
export function isFrequencyTurned(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return frequenciesOf(claim).some(({ sign, beside }) => {
    const told = sources.flatMap(frequenciesOf).filter((other) => meets(other.beside, beside));
    return told.length > 0 && told.every((other) => other.sign !== sign);
  });
}

/** Where something is said to be frequent (1) or rare (-1), with the other words of the clause. */
function frequenciesOf({ words }: SentenceWords): { sign: 1 | -1; beside: ReadonlySet<string> }[] {
  return words.flatMap((word, at) => {
    const isOften = OFTEN.test(word.written);
    if (!isOften && !SELDOM.test(word.written)) return [];
    const near = words[at - 1];
    const isLess = near !== undefined && LESS.test(near.written);
    const isRare = (isOften === isLess) !== word.isNegated;
    const beside = words.filter(
      (other) => other.clause === word.clause && other !== word && !COMPARING.test(other.written),
    );
    return [{ sign: isRare ? -1 : 1, beside: new Set(beside.map(({ key }) => key)) }];
  });
}
