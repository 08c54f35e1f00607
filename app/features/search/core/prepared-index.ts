// The index as the search reads it: which entries hold a word, and where. Made once, in browser and Worker alike.
import type { Locale } from "~/addresses/languages";
import { foldText, lowerText } from "~/lib/fold-text";
import type { SearchEntry } from "./search-index";
import { BREAKS, toStem, toWords } from "./search-words";
import { type SearchWords, toVocabulary, type Vocabulary } from "./vocabulary";

/** Fields of an entry, in the order of their weight. */
export const FIELDS = ["title", "tags", "description", "words"] as const;
export type Field = (typeof FIELDS)[number];

interface Posting {
  /** Position of the entry in the index. */
  readonly at: number;
  readonly field: Field;
}

export interface IndexedWord {
  readonly stem: string;
  /** As it is written in the first text that has it, in lower case. */
  readonly written: string;
  readonly postings: readonly Posting[];
}

export interface PreparedEntry {
  readonly entry: SearchEntry;
  readonly lowerTitle: string;
  readonly titleWords: readonly string[];
  /** The stems of its id. */
  readonly id: string;
  /** The stems of each tag. */
  readonly tags: readonly string[];
  /** The stems of each field between blanks, so that a phrase can be looked for. */
  readonly stems: Readonly<Record<Field, string>>;
}

export interface PreparedIndex {
  /** The language of its readers. */
  readonly locale: Locale;
  readonly entries: readonly PreparedEntry[];
  readonly words: ReadonlyMap<string, IndexedWord>;
  /** Words with the same stem. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Neighbouring words of a text without the blank between them, for who leaves it out. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  /** Proper names, each with the positions of its entries. */
  readonly names: ReadonlyMap<string, ReadonlySet<number>>;
  readonly vocabulary: Vocabulary;
}

/** The entries with their words looked up, so that each search only compares. */
export function prepareIndex(
  entries: readonly SearchEntry[],
  lists: SearchWords,
  locale: Locale,
): PreparedIndex {
  const words = new Map<string, { stem: string; written: string; postings: Posting[] }>();
  const joined = new Map<string, readonly string[]>();
  const prepared = entries.map((entry, at) => {
    const texts = listStrings(entry);
    for (const field of FIELDS) {
      for (const text of texts[field]) {
        addWords(words, text, { at, field });
        addPairs(joined, toWords(text));
      }
    }
    return prepareEntry(entry, texts);
  });
  const byStem = new Map<string, string[]>();
  for (const [word, { stem }] of words) byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  const vocabulary = toVocabulary(lists);
  return { locale, entries: prepared, words, byStem, joined, names: listNames(entries), vocabulary };
}

/** A word in more titles is that of a maker, such as Google. */
const NAMED_MAX = 2;

/**
 * The proper names, each with the positions of the entries it names: words in titles of tools that no text writes in
 * lower case, and abbreviations such as "BNCC" in titles of pages.
 */
function listNames(entries: readonly SearchEntry[]): ReadonlyMap<string, ReadonlySet<number>> {
  const split = (text: string) => text.split(BREAKS).filter((word) => word !== "");
  const texts = entries.flatMap(({ title, tags, description }) =>
    [title, description, ...tags].flatMap(split),
  );
  const common = new Set(texts.filter((word) => word === word.toLowerCase()).map(foldText));
  const names = new Map<string, Set<number>>();
  entries.forEach(({ kind, title }, at) => {
    for (const word of split(title)) {
      const isName = kind === "ai_tool" || (kind === "page" && /^\p{Lu}{3,}$/u.test(word));
      const name = foldText(word);
      if (isName && !common.has(name)) names.set(name, (names.get(name) ?? new Set()).add(at));
    }
  });
  return new Map([...names].filter(([, named]) => named.size <= NAMED_MAX));
}

type Texts = Readonly<Record<Field, readonly string[]>>;

function listStrings({ title, tags, description, words }: SearchEntry): Texts {
  return { title: [title], tags, description: [description], words: [words] };
}

function prepareEntry(entry: SearchEntry, texts: Texts): PreparedEntry {
  const stems = (field: Field) => texts[field].map((text) => toStems(toWords(text))).join("|");
  return {
    entry,
    lowerTitle: lowerText(entry.title),
    titleWords: toWords(entry.title),
    id: toStems(toWords(entry.id)),
    tags: entry.tags.map((tag) => toStems(toWords(tag))),
    stems: {
      title: stems("title"),
      tags: stems("tags"),
      description: stems("description"),
      words: stems("words"),
    },
  };
}

/** The stems of words between blanks: " plan de aul ". */
export function toStems(words: readonly string[]): string {
  return ` ${words.map(toStem).join(" ")} `;
}

function addWords(
  words: Map<string, { stem: string; written: string; postings: Posting[] }>,
  text: string,
  posting: Posting,
) {
  const written = new Map(
    lowerText(text)
      .split(BREAKS)
      .map((word) => [toWords(word).join(""), word]),
  );
  for (const word of new Set(toWords(text))) {
    const known = words.get(word) ?? { stem: toStem(word), written: written.get(word) ?? word, postings: [] };
    known.postings.push(posting);
    words.set(word, known);
  }
}

function addPairs(joined: Map<string, readonly string[]>, words: readonly string[]) {
  words.slice(1).forEach((word, position) => {
    const first = words[position] ?? "";
    if (!joined.has(first + word)) joined.set(first + word, [first, word]);
  });
}
