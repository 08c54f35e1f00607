// Parses a typed text into terms, with missing and extra blanks corrected and slips forgiven.
import { splitFilters } from "./filters";
import type { IndexedWord, PreparedIndex } from "./prepared-index";
import { toStem, toWords } from "./search-words";
import { countSlips, slipsForgiven } from "./slips";
import { listSynonyms } from "./vocabulary";

/** More things than this are not looked for. */
const TERMS_MAX = 8;

/**
 * A code of the Brazilian curriculum. Most stand in no entry, and whoever types one wants to know whether it exists.
 */
const SKILL_CODE = /^e[fim]\d{2}[a-z]{2,3}\d{0,3}$/;

/** One thing that is asked for. */
export interface QueryTerm {
  /** A word, or the words of a known phrase. */
  readonly words: readonly string[];
  /** Synonyms, each as its words. */
  readonly synonyms: readonly (readonly string[])[];
  /** False for words that filter a list ("free"): entries that meet the other terms are found without them, too. */
  readonly required: boolean;
}

export interface AskedTerms {
  readonly terms: readonly QueryTerm[];
  /** The text with its slips corrected, as a person would write it; null when there were none. */
  readonly mended: string | null;
}

/** Reads a text against the words of an index. */
export function toTerms(text: string, index: PreparedIndex): AskedTerms {
  // Markup is not words: "<script>" must not find what is about scripts.
  if (/[<>]/.test(text)) return { terms: [], mended: null };
  const { rest, says } = splitFilters(text, index.locale);
  const asked = readTerms(rest, index);
  const narrowing = says.flatMap(([words, ...synonyms]) =>
    words === undefined ? [] : [{ words, synonyms, required: false }],
  );
  const said = [...asked.terms, ...narrowing].slice(0, TERMS_MAX);
  const terms = said.length > 0 ? said : toBeginning(toWords(rest));
  const isRequired = terms.some(({ required }) => required);
  return { ...asked, terms: isRequired ? terms : terms.map((term) => ({ ...term, required: true })) };
}

function readTerms(text: string, index: PreparedIndex): AskedTerms {
  const read = joinApart(toWords(text), index).map((word) => readWord(word, index));
  const words = joinApart(
    read.flatMap(({ as }) => as),
    index,
  );
  return {
    terms: toPhrases(words, index),
    mended: read.some(({ slipped }) => slipped) ? read.map(({ written }) => written).join(" ") : null,
  };
}

/** "chat gpt" is "chatgpt" where the index has a word like that. */
function joinApart(words: readonly string[], index: PreparedIndex): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next] = words.slice(at);
    const both = next === undefined ? null : joinWords(word, next, index);
    joined.push(both ?? word);
    if (both !== null) at += 1;
  }
  return joined;
}

/** One of the two is often a word of its own, and "guia da" must not become "guiada". */
function joinWords(first: string, second: string, index: PreparedIndex): string | null {
  const both = first + second;
  const { stopWords } = index.vocabulary;
  if (both.length < 5 || stopWords.has(first) || stopWords.has(second)) return null;
  if (index.words.has(both)) return both;
  if (isKnown(first, index) && isKnown(second, index)) return null;
  const meant = nearestWord(both, index);
  return meant !== null && index.words.get(meant)?.postings.some(({ field }) => field === "title")
    ? meant
    : null;
}

interface ReadWord {
  readonly as: readonly string[];
  readonly written: string;
  readonly slipped: boolean;
}

function readWord(word: string, index: PreparedIndex): ReadWord {
  if (isKnown(word, index)) return { as: [word], written: word, slipped: false };
  const apart = index.joined.get(word) ?? index.vocabulary.joined.get(word);
  if (apart !== undefined) return { as: apart, written: apart.join(" "), slipped: false };
  if (SKILL_CODE.test(word)) return { as: ["bncc"], written: word, slipped: false };
  const meant = nearestWord(word, index);
  if (meant === null) return { as: [word], written: word, slipped: false };
  return { as: [meant], written: index.words.get(meant)?.written ?? meant, slipped: true };
}

function isKnown(word: string, index: PreparedIndex): boolean {
  if (index.vocabulary.stopWords.has(word) || index.words.has(word)) return true;
  if (index.byStem.has(toStem(word)) || listSynonyms([word], index.vocabulary).length > 0) return true;
  for (const known of index.words.keys()) if (known.startsWith(word)) return true;
  return false;
}

/** The word that a mistyped one most likely means: fewest slips, same beginning, then the one that titles hold. */
function nearestWord(typed: string, index: PreparedIndex): string | null {
  const most = slipsForgiven(typed.length);
  if (most === 0) return null;
  let best: { readonly word: string; readonly cost: number } | null = null;
  for (const word of [...index.words.keys(), ...index.vocabulary.words]) {
    const slips = countSlips(typed, word, most);
    if (slips > most) continue;
    const cost = slips + (word[0] === typed[0] ? 0 : 0.5) - toWeight(index.words.get(word));
    if (best === null || cost < best.cost) best = { word, cost };
  }
  return best?.word ?? null;
}

function toWeight(word: IndexedWord | undefined): number {
  if (word === undefined) return 0.05;
  const inTitle = word.postings.some(({ field }) => field === "title") ? 0.2 : 0;
  return inTitle + Math.min(word.postings.length, 20) / 100;
}

/** Takes the last of nothing but stop words as the beginning of a word: "a" of "aula". */
function toBeginning(words: readonly string[]): QueryTerm[] {
  return words.slice(-1).map((word) => ({ words: [word], synonyms: [], required: true }));
}

/** The words as things: the longest known phrases are kept together. */
function toPhrases(words: readonly string[], { names, vocabulary }: PreparedIndex): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(vocabulary.longestPhrase, words.length - at);
    while (length > 1 && listSynonyms(words.slice(at, at + length), vocabulary).length === 0) length -= 1;
    const phrase = words.slice(at, at + length);
    if (length > 1 || !vocabulary.stopWords.has(words[at] ?? "")) {
      // "Teachy" is a name, though its stem is that of "teach".
      const isName = names.has(phrase.join("")) && !vocabulary.weakWords.has(phrase.join(""));
      const required = isName || !phrase.every((word) => vocabulary.weakStems.has(toStem(word)));
      terms.push({ words: phrase, synonyms: listSynonyms(phrase, vocabulary), required });
    }
    at += length;
  }
  return terms;
}
