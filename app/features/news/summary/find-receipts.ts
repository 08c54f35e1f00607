// The receipts of a summary: for each of its sentences the sentence or two of the source that it rests on, found by
// shared content words, figures and names, across the two languages. No model is asked.
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/** What a sentence of a summary rests on. */
export interface Receipt {
  /** One or two sentences of the source, by their place in its index, best first. */
  readonly places: readonly number[];
  /** 0 to 1: the share of what the sentence says, by weight, that stands in them. */
  readonly share: number;
}

export interface FoundReceipts {
  /** One for each sentence; null where the source has none. */
  readonly receipts: readonly (Receipt | null)[];
  /** How many places of the source were looked at: grows with its length and that of the summary, not faster. */
  readonly steps: number;
}

/** Below this share a sentence says too much that the source's sentences do not. */
const LEAST_SHARE = 0.34;

/** A second sentence must add this share. */
const LEAST_GAIN = 0.14;

/** What two sentences have in common by chance. */
const FEWEST_SHARED = 2;

/** What a pronoun stands for counts less than what is named. */
const MEANT_SHARE = 0.5;

/** What it weighs that both sentences deny, or both leave something open. */
const MANNER_WEIGHT = 0.6;

interface Manner {
  readonly denies: boolean;
  readonly isOpen: boolean;
}

function mannerOf({ words, hedged }: SentenceWords): Manner {
  return { denies: words.some(({ isNegated }) => isNegated), isOpen: hedged.size > 0 };
}

function isAlike(one: Manner, other: Manner): boolean {
  return (one.denies && other.denies) || (one.isOpen && other.isOpen);
}

/** Numbers and names tell sentences apart better than words. */
const KIND_WEIGHT: Readonly<Record<Word["kind"], number>> = { word: 1, name: 1.5, number: 1.6, date: 1.2 };

/** The receipts of these sentences in a source. */
export function findReceipts(sentences: readonly SentenceWords[], source: SourceIndex): FoundReceipts {
  let steps = 0;
  const receipts = sentences.map((sentence) => {
    const weights = weightsOf(sentence, source);
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const scores = new Map<number, number>();
    for (const [key, weight] of weights) {
      const places = source.places.get(key) ?? [];
      const meant = source.meantPlaces.get(key) ?? [];
      steps += places.length + meant.length;
      for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
      for (const place of meant) scores.set(place, (scores.get(place) ?? 0) + MEANT_SHARE * weight);
    }
    // Two sentences that both deny, or both leave something open, have that in common.
    const manner = mannerOf(sentence);
    for (const [place, score] of scores) {
      const known = source.sentences[place];
      if (known !== undefined && isAlike(manner, mannerOf(known))) scores.set(place, score + MANNER_WEIGHT);
    }
    const first = best(scores);
    if (first === null) return null;
    // What the first sentence has is not looked for in the second.
    const rest = new Map<number, number>();
    for (const [key, weight] of weights) {
      const places = source.places.get(key) ?? [];
      if (places.includes(first.place)) continue;
      steps += places.length;
      for (const place of places) rest.set(place, (rest.get(place) ?? 0) + weight);
    }
    const second = best(rest);
    const isEnough = first.score >= LEAST_SHARE * all;
    const isWorth =
      second !== null &&
      second.score >= LEAST_GAIN * all &&
      !(isEnough && isChance(sentence, first.place, second.place, source));
    const share = Math.min(1, (first.score + (isWorth ? second.score : 0)) / all);
    const places = isWorth ? [first.place, second.place] : [first.place];
    // One word in each of two sentences is chance, so the first has to share what is asked for by itself.
    const shared = [...weights.keys()].filter(
      (key) =>
        source.places.get(key)?.includes(first.place) || source.meantPlaces.get(key)?.includes(first.place),
    );
    const holding = source.sentences[first.place];
    const inManner = holding !== undefined && isAlike(manner, mannerOf(holding)) ? 1 : 0;
    return share < LEAST_SHARE || shared.length + inManner < Math.min(FEWEST_SHARED, weights.size)
      ? null
      : { places, share };
  });
  return { receipts, steps };
}

/** One word that the first sentence lacks supports nothing by itself; a name, a number or two words do. */
function isChance({ words }: SentenceWords, first: number, second: number, source: SourceIndex): boolean {
  const added = words.filter(({ key }) => {
    const places = source.places.get(key) ?? [];
    return places.includes(second) && !places.includes(first);
  });
  return (
    added.every(({ kind }) => kind === "word") && new Set(added.map(({ key }) => key)).size < FEWEST_SHARED
  );
}

/** A word that no row of the lexicon has could not be found in the other language, so its absence tells little. */
const UNREAD_SHARE = 0.5;
const ROW_KEY = /^[noa]\d+$/;

/** Each notion once; one that stands all over the source says little. */
function weightsOf({ words, language }: SentenceWords, source: SourceIndex): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { key, kind } of words) {
    const count = source.places.get(key)?.length ?? 0;
    const isUnread = count === 0 && kind === "word" && language !== source.language && !ROW_KEY.test(key);
    const share = isUnread ? UNREAD_SHARE : 1;
    weights.set(key, share * KIND_WEIGHT[kind] * Math.log(2 + source.sentences.length / (1 + count)));
  }
  return weights;
}

/** The best place, the earlier one of two that are alike. */
function best(scores: ReadonlyMap<number, number>): { place: number; score: number } | null {
  let found: { place: number; score: number } | null = null;
  for (const [place, score] of scores) {
    if (found === null || score > found.score || (score === found.score && place < found.place))
      found = { place, score };
  }
  return found;
}
