// Where a source has another word for a word of a summary: one of its family, one that sounds alike in the other
// language, or its figure with another unit. Made when a sentence asks for it, which most do not.
import { foldText } from "~/lib/fold-text";
import { familiesOf, soundOf } from "./lexicon/kin";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

interface WideIndex {
  readonly families: ReadonlyMap<number, readonly number[]>;
  /** By sounds of words, and by figures of numbers. */
  readonly likes: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<SourceIndex, WideIndex>();

/** The sentences of a source that have another word for this one. */
export function placesOfKin(word: Word, { language }: SentenceWords, source: SourceIndex): number[] {
  const index = indexes.get(source) ?? makeIndex(source);
  indexes.set(source, index);
  const like = word.kind === "word" && language === source.language ? null : likeOf(word);
  const places = like === null ? [] : (index.likes.get(like) ?? []);
  return [...familiesOf(word.key).flatMap((family) => index.families.get(family) ?? []), ...places];
}

/** "From 50 minutes to 12": of two numbers the one may leave its unit to the other. */
function likeOf({ kind, written }: Word): string | null {
  if (kind === "number") return /\d+/.exec(written.replace(/[.,](?=\d{3})/g, ""))?.[0] ?? null;
  return kind === "word" ? soundOf(foldText(written)) : null;
}

function makeIndex({ sentences }: SourceIndex): WideIndex {
  const families = new Map<number, number[]>();
  const likes = new Map<string, number[]>();
  for (const [place, { words }] of sentences.entries()) {
    for (const word of words) {
      for (const family of familiesOf(word.key)) note(families, family, place);
      const like = likeOf(word);
      if (like !== null) note(likes, like, place);
    }
  }
  return { families, likes };
}

function note<Key>(places: Map<Key, number[]>, key: Key, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else if (known.at(-1) !== place) known.push(place);
}
