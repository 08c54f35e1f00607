// Ranks what a search finds: title, then tags, then description; exact accents before folded ones. Overlay and
// search page use the same function.
import { foldText, lowerText } from "~/lib/fold-text";
import { typedLine } from "~/lib/typed-line";
import type { SearchEntry } from "./search-index";
import { PHRASE_WORDS_MAX, synonymsOf } from "./synonyms";

/** The most results the overlay shows (contract H16). */
export const OVERLAY_RESULTS_MAX = 8;

/** Longer text is cut: no title is as long. */
const SEARCH_TEXT_MAX = 200;
/** More words than this are not looked for one by one. */
const WORDS_MAX = 8;

/** Words that say nothing about what is looked for, folded. */
const STOP_WORDS = new Set(
  "a o e as os de da do das dos em no na com para por um uma the of for with and to in on".split(" "),
);

interface Field {
  readonly lower: string;
  readonly folded: string;
}

/** An entry with its texts prepared once, so that each key press only compares. */
export interface PreparedEntry {
  readonly entry: SearchEntry;
  /** Title, each tag, description: in the order of their weight. */
  readonly fields: readonly (readonly Field[])[];
}

export interface SearchResults {
  readonly results: readonly SearchEntry[];
  /** Number of all matches, of which `results` is a part. */
  readonly total: number;
}

export function prepareIndex(entries: readonly SearchEntry[]): PreparedEntry[] {
  return entries.map((entry) => ({
    entry,
    fields: [[toField(entry.title)], entry.tags.map(toField), [toField(entry.description)]],
  }));
}

function toField(text: string): Field {
  return { lower: lowerText(text), folded: foldText(text) };
}

/** The text of a search as typed or as it came in an address: one line, bounded. */
export function parseSearchText(text: string | null): string {
  return typedLine(text ?? "", SEARCH_TEXT_MAX);
}

/**
 * The entries that hold the text, best first, at most `limit` of them from `offset` on. After those come
 * entries that hold a synonym of it, then those that hold each of its words or a synonym of each, anywhere.
 * Blank text finds nothing.
 */
export function search(
  index: readonly PreparedEntry[],
  text: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): SearchResults {
  const query = parseSearchText(text);
  if (query === "") return { results: [], total: 0 };
  const needle = toField(query);
  const terms = toTerms(needle.folded);
  const matches = index
    .map((prepared) => ({ entry: prepared.entry, rank: rankOf(prepared, needle, terms) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  return { results: matches.slice(offset, offset + limit).map(({ entry }) => entry), total: matches.length };
}

/** The ranks of one way to match are below 16. Those of the next way start there. */
const WAY = 16;
const NO_MATCH = 3 * WAY;

function rankOf(prepared: PreparedEntry, needle: Field, terms: readonly (readonly string[])[]): number {
  const direct = rankOfText(prepared, needle);
  if (direct < WAY) return direct;
  if (terms.length === 0) return NO_MATCH;
  const weakest = Math.max(...terms.map((words) => rankOfWords(prepared, words)));
  if (weakest >= WAY) return NO_MATCH;
  return (terms.length === 1 ? WAY : 2 * WAY) + weakest;
}

/** Field first, then accents, then whether a word begins with the text ("ia" before "especial"). */
function rankOfText(prepared: PreparedEntry, needle: Field): number {
  let best = WAY;
  prepared.fields.forEach((texts, field) => {
    for (const text of texts) {
      const exact = text.lower.includes(needle.lower);
      if (!exact && !text.folded.includes(needle.folded)) continue;
      const rank = 4 * field + (exact ? 0 : 2) + (beginsWord(text.folded, needle.folded) ? 0 : 1);
      best = Math.min(best, rank);
    }
  });
  return best;
}

function rankOfWords(prepared: PreparedEntry, [typed = "", ...synonyms]: readonly string[]): number {
  const holds = ({ folded }: Field) =>
    beginsWord(folded, typed) || synonyms.some((synonym) => holdsWord(folded, synonym));
  const field = prepared.fields.findIndex((texts) => texts.some(holds));
  return field === -1 ? WAY : field;
}

function beginsWord(text: string, word: string): boolean {
  return occurrences(text, word).length > 0;
}

/** A synonym counts only as a whole word or its plural. Otherwise "test" would find "testament". */
function holdsWord(text: string, word: string): boolean {
  return occurrences(text, word).some((end) =>
    /^(?:s|es|zes)?(?![\p{L}\p{N}])/u.test(text.slice(end, end + 4)),
  );
}

/** Where the word ends in the text, for each time that a word of the text begins with it. */
function occurrences(text: string, word: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) ends.push(at + word.length);
  }
  return ends;
}

/** The things a folded query names, each with its synonyms; the longest known phrases are kept together. */
function toTerms(folded: string): (readonly string[])[] {
  // Markup is not words: "<script>" must not find what is about scripts.
  if (/[<>]/.test(folded)) return [];
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const terms: (readonly string[])[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(PHRASE_WORDS_MAX, words.length - at);
    while (length > 1 && synonymsOf(words.slice(at, at + length).join(" ")).length === 1) length -= 1;
    const phrase = words.slice(at, at + length).join(" ");
    if (!STOP_WORDS.has(phrase)) terms.push(synonymsOf(phrase));
    at += length;
  }
  return terms.length > WORDS_MAX ? [] : terms;
}
