// The second look for what a sentence rests on, where the first found too little. A free wording has other words for
// what its source says: words of one family, words that sound alike in both languages, and what stands in the sentence
// beside count, too, each for less than the word itself.
import { foldText } from "~/lib/fold-text";
import { familiesOf, soundOf } from "./lexicon/kin";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/** What stands in the place of a word, and how much of the word it is. */
const FAMILY_SHARE = 0.5;
const SOUND_SHARE = 0.6;
const FIGURE_SHARE = 0.8;
const MEANT_SHARE = 0.5;
const BESIDE_SHARE = 0.3;

/** What it adds to the count of shared words: only the word itself is a whole one. */
const HALF = 0.5;

/** A figure, a day or a name that stands in so few sentences leads to the right one: it counts for two words. */
const RARELY = 2;
const SHORTEST_NAME = 4;

/** A word of a summary with what it weighs. */
export interface Weighed {
  readonly word: Word;
  readonly weight: number;
}

/** What a sentence of the source has of a sentence of a summary. */
export interface Find {
  readonly place: number;
  /** The weight of the words that stand there. */
  readonly score: number;
  /** How many words that is. */
  readonly shared: number;
}

/** What each sentence of the source has of these words, in one way or another, and how many places were looked at. */
export function lookWider(
  claim: SentenceWords,
  weighed: readonly Weighed[],
  source: SourceIndex,
): { readonly finds: readonly Find[]; readonly steps: number } {
  const scores = new Map<number, { score: number; shared: number }>();
  let steps = 0;
  for (const { word, weight } of weighed) {
    const best = new Map<number, { share: number; shared: number }>();
    for (const [places, share, shared] of tracesOf(word, claim, source)) {
      steps += places.length;
      for (const place of places)
        if (share > (best.get(place)?.share ?? 0)) best.set(place, { share, shared });
    }
    for (const [place, { share, shared }] of best) {
      const known = scores.get(place) ?? { score: 0, shared: 0 };
      scores.set(place, { score: known.score + share * weight, shared: known.shared + shared });
    }
  }
  return { finds: [...scores].map(([place, found]) => ({ place, ...found })), steps };
}

type Trace = readonly [places: readonly number[], share: number, shared: number];

/** Where a word has left a trace in the source, and how much of it that is. */
function tracesOf(word: Word, claim: SentenceWords, source: SourceIndex): Trace[] {
  const direct = source.places.get(word.key) ?? [];
  const beside = direct.flatMap((place) => [place - 1, place + 1]);
  const traces: Trace[] = [
    [direct, 1, isTelling(word, direct.length) ? 2 : 1],
    [source.meantPlaces.get(word.key) ?? [], MEANT_SHARE, HALF],
    [beside.filter((place) => source.sentences[place] !== undefined), BESIDE_SHARE, 0],
  ];
  const { families, sounds, figures } = indexOf(source);
  const figure = figureOf(word);
  if (figure !== null) traces.push([figures.get(figure) ?? [], FIGURE_SHARE, 1]);
  if (word.kind === "number" || word.kind === "date") return traces;
  for (const family of familiesOf(word.key)) traces.push([families.get(family) ?? [], FAMILY_SHARE, HALF]);
  const sound = claim.language === source.language ? null : soundOfWord(word);
  if (sound !== null) traces.push([sounds.get(sound) ?? [], SOUND_SHARE, HALF]);
  return traces;
}

function isTelling({ kind, key }: Word, places: number): boolean {
  return kind !== "word" && places <= RARELY && key.length >= SHORTEST_NAME;
}

function soundOfWord({ kind, written }: Word): string | null {
  return kind === "word" ? soundOf(foldText(written)) : null;
}

/** "From 50 minutes to 12": of two numbers the one may leave its unit to the other. */
function figureOf({ kind, written }: Word): string | null {
  return kind === "number" ? (/\d+/.exec(written.replace(/[.,](?=\d{3})/g, ""))?.[0] ?? null) : null;
}

interface WideIndex {
  readonly families: ReadonlyMap<number, readonly number[]>;
  readonly sounds: ReadonlyMap<string, readonly number[]>;
  readonly figures: ReadonlyMap<string, readonly number[]>;
}

/** Made when a sentence asks for it, which most do not. */
const indexes = new WeakMap<SourceIndex, WideIndex>();

function indexOf(source: SourceIndex): WideIndex {
  const index = indexes.get(source) ?? makeIndex(source);
  indexes.set(source, index);
  return index;
}

function makeIndex({ sentences }: SourceIndex): WideIndex {
  const families = new Map<number, number[]>();
  const sounds = new Map<string, number[]>();
  const figures = new Map<string, number[]>();
  for (const [place, { words }] of sentences.entries()) {
    for (const word of words) {
      for (const family of familiesOf(word.key)) note(families, family, place);
      const sound = soundOfWord(word);
      if (sound !== null) note(sounds, sound, place);
      const figure = figureOf(word);
      if (figure !== null) note(figures, figure, place);
    }
  }
  return { families, sounds, figures };
}

function note<Key>(places: Map<Key, number[]>, key: Key, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else if (known.at(-1) !== place) known.push(place);
}
