// The receipts of a summary: for each of its sentences the sentence or two of the source that it rests on, found by
// shared content words, figures and names, across the two languages. No model is asked.
import { tellingShareOf } from "./lexicon/kin";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";
import { type Find, lookWider } from "./wider-look";

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

/** The same where words that are only alike count, too. */
const LEAST_WIDE_SHARE = 0.36;

/** A second sentence must add this share. */
const LEAST_GAIN = 0.14;

/** What two sentences have in common by chance. */
const FEWEST_SHARED = 2;

/** One word and another of its family, or that sounds like it. */
const FEWEST_WIDELY_SHARED = 1.5;

/** What a pronoun stands for counts less than what is named. */
const MEANT_SHARE = 0.5;

/** What it weighs that both sentences deny, or both leave something open. */
const MANNER_WEIGHT = 0.6;

/** Numbers and names tell sentences apart better than words. */
const KIND_WEIGHT: Readonly<Record<Word["kind"], number>> = { word: 1, name: 1.5, number: 1.6, date: 1.2 };

/** A sentence of a summary with what is asked of the source. */
interface Claim {
  readonly sentence: SentenceWords;
  /** What its notions weigh, each once. */
  readonly weights: ReadonlyMap<string, number>;
  readonly source: SourceIndex;
}

interface Look {
  readonly receipt: Receipt | null;
  readonly steps: number;
}

/** The receipts of these sentences in a source. */
export function findReceipts(sentences: readonly SentenceWords[], source: SourceIndex): FoundReceipts {
  let steps = 0;
  const receipts = sentences.map((sentence) => {
    const claim = { sentence, weights: weightsOf(sentence, source), source };
    const close = lookClosely(claim);
    steps += close.steps;
    if (close.receipt !== null) return close.receipt;
    const wide = lookWidely(claim);
    steps += wide.steps;
    return wide.receipt;
  });
  return { receipts, steps };
}

/** The sentence that has most of the same notions, and another that has some of the rest. */
function lookClosely({ sentence, weights, source }: Claim): Look {
  let steps = 0;
  const scores = new Map<number, number>();
  for (const [key, weight] of weights) {
    const places = source.places.get(key) ?? [];
    const meant = source.meantPlaces.get(key) ?? [];
    steps += places.length + meant.length;
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
    for (const place of meant) scores.set(place, (scores.get(place) ?? 0) + MEANT_SHARE * weight);
  }
  for (const [place, score] of scores)
    if (isInManner(sentence, source.sentences[place])) scores.set(place, score + MANNER_WEIGHT);
  const first = best(scores);
  if (first === null) return { receipt: null, steps };
  // What the first sentence has is not looked for in the second.
  const rest = new Map<number, number>();
  for (const [key, weight] of weights) {
    const places = source.places.get(key) ?? [];
    if (places.includes(first.place)) continue;
    steps += places.length;
    for (const place of places) rest.set(place, (rest.get(place) ?? 0) + weight);
  }
  const second = best(rest);
  const all = sumOf(weights.values());
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
  const inManner = isInManner(sentence, source.sentences[first.place]) ? 1 : 0;
  const isFound = share >= LEAST_SHARE && shared.length + inManner >= Math.min(FEWEST_SHARED, weights.size);
  return { receipt: isFound ? { places, share } : null, steps };
}

/** The sentence that has most of what is alike. */
function lookWidely({ sentence, weights, source }: Claim): Look {
  const words = new Map(sentence.words.map((word) => [word.key, word]));
  // A word that no list has and that is nowhere in the source may be another word for something that is.
  const weighed = [...words.values()].map((word) => ({
    word,
    weight:
      (weights.get(word.key) ?? 0) *
      (isUnread(word, source) && sentence.language === source.language ? UNREAD_SHARE : 1),
  }));
  const { finds, steps } = lookWider(sentence, weighed, source);
  const all = sumOf(weighed.map(({ weight }) => weight));
  let found: Find | null = null;
  for (const { place, score, shared } of finds) {
    const isAlike = isInManner(sentence, source.sentences[place]);
    const find = { place, score: score + (isAlike ? MANNER_WEIGHT : 0), shared: shared + (isAlike ? 1 : 0) };
    if (found === null || find.score > found.score || (find.score === found.score && place < found.place))
      found = find;
  }
  if (found === null || found.score < LEAST_WIDE_SHARE * all || found.shared < FEWEST_WIDELY_SHARED)
    return { receipt: null, steps };
  return { receipt: { places: [found.place], share: Math.min(1, found.score / all) }, steps };
}

/** Two sentences that both deny, or both leave something open, have that in common. */
function isInManner(one: SentenceWords, other: SentenceWords | undefined): boolean {
  if (other === undefined) return false;
  return (one.denies && other.denies) || (one.hedged.size > 0 && other.hedged.size > 0);
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

function isUnread({ key, kind }: Word, source: SourceIndex): boolean {
  return kind === "word" && !ROW_KEY.test(key) && !source.places.has(key);
}

/** "Two" and "dois" stand everywhere, "240" does not. */
const SMALL_NUMBER_SHARE = 0.5;

/** Each notion once; one that stands all over the source, or in every other article, says little. */
function weightsOf({ words, language }: SentenceWords, source: SourceIndex): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const word of words) {
    const { key, kind, written } = word;
    const count = source.places.get(key)?.length ?? 0;
    const unread = language !== source.language && isUnread(word, source) ? UNREAD_SHARE : 1;
    const telling = kind === "number" && !/\d/.test(written) ? SMALL_NUMBER_SHARE : tellingShareOf(key);
    const rarity = Math.log(2 + source.sentences.length / (1 + count));
    weights.set(key, unread * telling * KIND_WEIGHT[kind] * rarity);
  }
  return weights;
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
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
