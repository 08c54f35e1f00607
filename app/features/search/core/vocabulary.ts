// Knowledge of words that needs no index: which mean the same, and which say little.
import { listWords, type WordsByLanguage } from "~/lib/words-by-language";
import { toStem, toWords } from "./search-words";

/** The word lists of the search. A reader may type words of one language on the pages of the other. */
export interface SearchWords {
  /** Words and phrases for one thing: each finds what the others would find. */
  readonly synonyms: readonly WordsByLanguage[];
  /** Words that say nothing about what is looked for, folded. */
  readonly stopWords: WordsByLanguage;
  /** Words that say little on this site, folded: what has them only comes first. */
  readonly weakWords: WordsByLanguage;
}

type Phrases = ReadonlyMap<string, readonly string[]>;

export interface Vocabulary {
  readonly groups: ReadonlyMap<string, Phrases>;
  /** The words of a phrase by the phrase typed without its blanks. */
  readonly joined: Phrases;
  /** Words of the longest phrase. */
  readonly longestPhrase: number;
  /** Every single word that has synonyms, folded. */
  readonly words: readonly string[];
  readonly stopWords: ReadonlySet<string>;
  readonly weakWords: ReadonlySet<string>;
  readonly weakStems: ReadonlySet<string>;
}

const toKey = (words: readonly string[]) => words.map(toStem).join(" ");

/** The word lists, ready to be asked. */
export function toVocabulary({ synonyms, stopWords, weakWords }: SearchWords): Vocabulary {
  const phrases = synonyms.map((group) => listWords(group).map(toWords));
  const all = phrases.flat();
  const weak = listWords(weakWords);
  return {
    groups: new Map(phrases.flatMap(toGroup)),
    joined: new Map(all.filter(({ length }) => length > 1).map((words) => [words.join(""), words])),
    longestPhrase: Math.max(1, ...all.map(({ length }) => length)),
    words: [...new Set(all.filter(({ length }) => length === 1).flat())],
    stopWords: new Set(listWords(stopWords)),
    weakWords: new Set(weak),
    weakStems: new Set(weak.map(toStem)),
  };
}

/** A group under the key of each of its phrases. */
function toGroup(phrases: readonly (readonly string[])[]): (readonly [string, Phrases])[] {
  const group = new Map(phrases.map((words) => [toKey(words), words]));
  return [...group.keys()].map((key) => [key, group]);
}

/** Lists the synonyms of a word or phrase, each as its words; empty where there are none. */
export function listSynonyms(
  words: readonly string[],
  { groups }: Vocabulary,
): readonly (readonly string[])[] {
  const key = toKey(words);
  return [...(groups.get(key) ?? [])].flatMap(([other, phrase]) => (other === key ? [] : [phrase]));
}
