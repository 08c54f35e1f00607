// A sentence of a summary laid along its receipts: which of its words is which of theirs.
import { isLittle, type SentenceWords, type Word } from "./sentence-words";

export interface Token {
  /** Folded. */
  readonly text: string;
  /** What it means; null for a little word, a mark, and what belongs to the word before it. */
  readonly word: Word | null;
  /** True for a word that says something by itself. */
  readonly isTelling: boolean;
  readonly isMark: boolean;
}

export interface Alignment {
  readonly claim: readonly Token[];
  readonly source: readonly Token[];
  /** For each token of the summary its place among those of the source, or -1. */
  readonly at: readonly number[];
}

/** Between two aligned words: what only the summary has there, and what only the source has. */
export interface Seam {
  readonly fresh: readonly Token[];
  readonly dropped: readonly Token[];
  /** Places in the source of the words before and behind; -1 at the ends. */
  readonly from: number;
  readonly to: number;
}

const MARK = /^[^\p{L}\p{N}]+$/u;
const STOP: Token = { text: ".", word: null, isTelling: false, isMark: true };

/** What a word brings, and what a step costs: past words that are left out, back, and past words that are new. */
const GAINS = { telling: 1, little: 0.45, alike: 0.8 };
const COSTS = { onward: 0.35, back: 0.9, fresh: 0.1 };

/** Lays a sentence along these, one behind the other; without `mayTurnBack` in their order only. */
export function align(
  claim: SentenceWords,
  sources: readonly SentenceWords[],
  mayTurnBack: boolean,
): Alignment {
  const own = tokensOf(claim);
  const source = sources.flatMap((sentence) => [...tokensOf(sentence), STOP]);
  // "As" and "do" are little words of both languages, and no translations of each other.
  const isTranslated = sources.some(({ language }) => language !== claim.language);
  return { claim: own, source, at: bestPath(own, source, { mayTurnBack, isTranslated }) };
}

function tokensOf({ folded, words }: SentenceWords): Token[] {
  const byPlace = new Map(words.map((word) => [word.position, word]));
  return folded.map((text, position) => {
    const word = byPlace.get(position) ?? null;
    const isMark = MARK.test(text);
    return { text, word, isMark, isTelling: word !== null || !(isMark || isLittle(text)) };
  });
}

interface Step {
  readonly index: number;
  readonly place: number;
  readonly score: number;
  readonly last: Step | null;
}

/** The way through both that has most of the words with the fewest jumps. */
function bestPath(
  own: readonly Token[],
  source: readonly Token[],
  { mayTurnBack, isTranslated }: { readonly mayTurnBack: boolean; readonly isTranslated: boolean },
): number[] {
  const steps: Step[] = [];
  for (const [index, token] of own.entries()) {
    if (token.isMark || (isTranslated && !token.isTelling)) continue;
    const here = source.flatMap((other, place): Step[] => {
      const gain = gainOf(token, other);
      if (gain === 0) return [];
      let best: Step = { index, place, score: gain, last: null };
      for (const last of steps) {
        if (!mayTurnBack && last.place >= place) continue;
        const fresh = (index - last.index - 1) * COSTS.fresh;
        const score = last.score + gain - fresh - costOf(last.place, place, source);
        if (score > best.score) best = { index, place, score, last };
      }
      return [best];
    });
    steps.push(...here);
  }
  const at = own.map(() => -1);
  let step = steps.reduce<Step | null>(
    (best, one) => (best === null || one.score > best.score ? one : best),
    null,
  );
  for (; step !== null; step = step.last) at[step.index] = step.place;
  return at;
}

function gainOf(token: Token, other: Token): number {
  if (token.text === other.text) return token.isTelling ? GAINS.telling : GAINS.little;
  const [one, two] = [token.word, other.word];
  return one !== null && two !== null && one.key === two.key && one.sign === two.sign ? GAINS.alike : 0;
}

function costOf(from: number, to: number, source: readonly Token[]): number {
  if (to <= from) return COSTS.back;
  return source.slice(from + 1, to).every(({ isMark }) => isMark) ? 0 : COSTS.onward;
}

/** The seams in the order of the summary; at its ends the source is left out up to the next mark. */
export function seamsOf({ claim, source, at }: Alignment): Seam[] {
  const seams: Seam[] = [];
  let from = -1;
  let fresh: Token[] = [];
  for (const [index, token] of claim.entries()) {
    const to = at[index] ?? -1;
    if (to < 0) {
      fresh.push(token);
      continue;
    }
    const dropped =
      from < 0 ? source.slice(startOf(source, to), to) : source.slice(from + 1, Math.max(to, from + 1));
    if (fresh.length > 0 || to !== from + 1) seams.push({ fresh, dropped, from, to });
    fresh = [];
    from = to;
  }
  if (from < 0) return [];
  const end = source.findIndex(({ isMark }, place) => place > from && isMark);
  return [...seams, { fresh, dropped: source.slice(from + 1, end), from, to: -1 }];
}

/** Where the sentence of this place begins. */
function startOf(source: readonly Token[], place: number): number {
  return source.findLastIndex(({ text }, near) => near < place && text === ".") + 1;
}
