// Ranks what a search finds: title, then tags, then description, then the words that are not shown. Overlay and search
// page use the same function.
import { lowerText } from "~/lib/fold-text";
import { typedLine } from "~/lib/typed-line";
import { FIELDS, type Field, type PreparedEntry, type PreparedIndex, toStems } from "./prepared-index";
import { type QueryTerm, toTerms } from "./query-terms";
import type { SearchEntry, SearchKind } from "./search-index";
import { stemOf } from "./search-words";

/** The most results the overlay shows (contract H16). */
export const OVERLAY_RESULTS_MAX = 8;

/** Longer text is cut: no title is as long. */
const SEARCH_TEXT_MAX = 200;

export interface SearchResults {
  readonly results: readonly SearchEntry[];
  /** Number of all matches, of which `results` is a part. */
  readonly total: number;
  /** What the text most likely means, where a slip was mended to find something. */
  readonly didYouMean: string | null;
}

/** The text of a search as typed or as it came in an address: one line, bounded. */
export function parseSearchText(text: string | null): string {
  return typedLine(text ?? "", SEARCH_TEXT_MAX);
}

const WEIGHT: Readonly<Record<Field, number>> = { title: 1, tags: 0.6, description: 0.35, words: 0.15 };
/** How good a match is, by how the word of the entry differs from what was typed. */
const SAME = 1;
const BEGINS = 0.9;
const SAME_STEM = 0.9;
const INSIDE = 0.15;
/** Fewer letters stand inside too many words. */
const INSIDE_LETTERS = 3;
const SYNONYM = 0.5;

/** A word that has synonyms is a whole word already, so that "cola" (cheating) is hardly the beginning of "Colab". */
const BEGINS_KNOWN = 0.3;

/** What lacks a word is found if it holds most of the others, and is as good as this share of the best. */
const MOST = 0.35;
/** The weight of a word that nothing has; a rare word has about 3. */
const UNKNOWN = 1;
/** Below 1, so that one rare word does not outdo all the others. */
const RARENESS = 0.7;
/** Shares are sums of fractions, so a whole one may fall short by a trifle. */
const COMPLETE = 0.999;
const NEAR_BEST = 0.3;
/** What only narrows puts the fitting before their equals. */
const NARROWING = 0.2;
/** The site's own pages come before what they list. */
const OWN_PAGE = 0.25;
/** What is in another language than the page comes after its equals. */
const FOREIGN = -0.08;
/** Who types what a rule is about mostly wants to do it, not to read the rule. */
const RULE_OF_LAW = -0.3;
/** A printed code or an id is the thing itself. */
const NAMED = 1;

/**
 * The entries that hold what is asked for, best first, at most `limit` of them from `offset` on. Words may be half
 * typed, have other endings, slips and blanks, or be synonyms. Blank text finds nothing.
 */
export function search(
  index: PreparedIndex,
  text: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): SearchResults {
  const query = parseSearchText(text);
  const { terms, mended } = toTerms(query, index);
  const matches = rank(index, terms, lowerText(query));
  return {
    results: matches.slice(offset, offset + limit),
    total: matches.length,
    didYouMean: matches.length > 0 ? mended : null,
  };
}

interface Match {
  readonly entry: SearchEntry;
  /** Share of what must be there that is there, rare words counting more. */
  readonly share: number;
  readonly score: number;
}

function rank(index: PreparedIndex, terms: readonly QueryTerm[], lowerQuery: string): SearchEntry[] {
  const found = terms.map((term) => ({ term, scores: scoresOf(index, term) }));
  const weights = found.map(({ scores }) => weightOf(scores.size, index.entries.length));
  const wanted = sum(found.map(({ term }, at) => (term.required ? (weights[at] ?? 0) : 0)));
  const matches = index.entries.flatMap((prepared, position): Match[] => {
    let share = 0;
    let score = 0;
    found.forEach(({ term, scores }, at) => {
      const own = scores.get(position);
      if (own === undefined) return;
      const weight = weights[at] ?? 0;
      if (term.required) share += weight / wanted;
      score += own * weight * (term.required ? 1 : NARROWING);
    });
    if (share === 0) return [];
    const bonus = titleBonus(prepared, terms, lowerQuery) + entryBonus(prepared, terms);
    return [{ entry: prepared.entry, share, score: (score / wanted + bonus) * Math.sqrt(share) }];
  });
  const best = Math.max(...matches.map(({ score }) => score));
  return matches
    .filter(({ share, score }) => share > COMPLETE || (share >= MOST && score >= NEAR_BEST * best))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Rare words tell more. One that nothing has tells nothing, so it hardly counts as missing. */
function weightOf(holders: number, entries: number): number {
  return holders === 0 ? UNKNOWN : Math.log(1 + entries / (1 + holders)) ** RARENESS;
}

/** The score of a term in each entry that has it, by position. */
function scoresOf(index: PreparedIndex, term: QueryTerm): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  const note = (at: number, score: number) => scores.set(at, Math.max(score, scores.get(at) ?? 0));
  noteTyped(index, term, note);
  for (const words of term.synonyms) noteWhole(index, words, SYNONYM, note);
  return scores;
}

type Note = (at: number, score: number) => void;

/** A synonym counts only whole, or "test" would find "testament". */
function noteWhole(index: PreparedIndex, words: readonly string[], quality: number, note: Note) {
  if (words.length > 1) notePhrase(index, words, quality, note);
  else noteStem(index, words[0] ?? "", quality, note);
}

function notePhrase(index: PreparedIndex, words: readonly string[], quality: number, note: Note) {
  const phrase = toStems(words);
  index.entries.forEach(({ stems }, at) => {
    const field = FIELDS.find((name) => stems[name].includes(phrase));
    if (field !== undefined) note(at, WEIGHT[field] * quality);
  });
}

/** What was typed may be the beginning of a word. */
function noteTyped(index: PreparedIndex, { words, synonyms }: QueryTerm, note: Note) {
  noteWhole(index, words, SAME_STEM, note);
  const [typed = ""] = words;
  if (words.length > 1) return;
  const begins = synonyms.length > 0 ? BEGINS_KNOWN : BEGINS;
  for (const [word, { postings }] of index.words) {
    const quality = word === typed ? SAME : word.startsWith(typed) ? begins : insideQuality(word, typed);
    if (quality === 0) continue;
    for (const { at, field } of postings) note(at, WEIGHT[field] * quality);
  }
}

function insideQuality(word: string, typed: string): number {
  return typed.length >= INSIDE_LETTERS && word.includes(typed) ? INSIDE : 0;
}

function noteStem(index: PreparedIndex, word: string, quality: number, note: Note) {
  for (const same of index.byStem.get(stemOf(word)) ?? []) {
    for (const { at, field } of index.words.get(same)?.postings ?? []) note(at, WEIGHT[field] * quality);
  }
}

const KIND_BONUS: Readonly<Partial<Record<SearchKind, number>>> = { page: OWN_PAGE, rule: RULE_OF_LAW };

function entryBonus({ entry, id }: PreparedEntry, terms: readonly QueryTerm[]): number {
  const isNamed = id === toStems(terms.flatMap(({ words }) => words));
  return (KIND_BONUS[entry.kind] ?? 0) + (entry.titleLang === null ? 0 : FOREIGN) + (isNamed ? NAMED : 0);
}

/** More for a title that says little else and for a tag that says nothing else, and a trifle for one that has the text with its very accents. */
function titleBonus(
  { lowerTitle, titleWords, tags }: PreparedEntry,
  terms: readonly QueryTerm[],
  lowerQuery: string,
) {
  const stems = new Set(titleWords.map(stemOf));
  const required = terms.filter((term) => term.required).flatMap(({ words }) => words);
  const typed = new Set(required.map(stemOf));
  const isTag = tags.includes(toStems(required));
  const held = [...stems].filter((stem) => typed.has(stem)).length;
  return (
    0.3 * (held / Math.max(stems.size, 1)) + (lowerTitle.includes(lowerQuery) ? 0.02 : 0) + (isTag ? 0.1 : 0)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
