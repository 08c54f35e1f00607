// Ranks what a search finds: title, then tags, then description, then the words that are not shown. Overlay and search
// page use the same function.
import { lowerText } from "~/lib/fold-text";
import { parseSearchText } from "~/lib/search-text";
import { FIELDS, type Field, type PreparedEntry, type PreparedIndex, toStems } from "./prepared-index";
import { type QueryTerm, toTerms } from "./query-terms";
import type { SearchEntry, SearchKind } from "./search-index";
import { toStem } from "./search-words";

/** The most results the overlay shows; the search page has the rest. */
export const OVERLAY_RESULTS_MAX = 8;

export interface SearchResults {
  readonly results: readonly SearchEntry[];
  /** Number of all matches, of which `results` is a part. */
  readonly total: number;
  /** The text with its slips corrected; null where there were none or nothing is found. */
  readonly didYouMean: string | null;
}

const WEIGHT: Readonly<Record<Field, number>> = { title: 1, tags: 0.75, description: 0.3, words: 0.2 };
/** Weight of a match in a further field: an entry with a word in title and description is more about it. */
const FURTHER_FIELDS = 0.2;
/** Quality of a match, by the difference between the word of the entry and the word typed. */
const SAME = 1;
const BEGINS = 0.6;
const SAME_STEM = 0.9;
const INSIDE = 0.15;
/** Fewer letters stand inside too many words. */
const INSIDE_LETTERS = 3;
const SYNONYM = 0.5;

/** A word that has synonyms is a whole word already, so that "cola" (cheating) is hardly the beginning of "Colab". */
const BEGINS_KNOWN = 0.3;

/** Least share of the words, by weight, for an entry that lacks some; its score must also reach NEAR_BEST. */
const MOST = 0.3;
/** The weight of a word that nothing has; a rare word has about 3. */
const UNKNOWN = 1;
/** Below 1, so that one rare word does not outdo all the others. */
const RARENESS = 0.7;
/** Threshold of a whole share: a sum of fractions may fall just short of 1. */
const COMPLETE = 0.999;
const NEAR_BEST = 0.15;
/** Weight of a word that only filters: it puts the entries that meet it before their equals. */
const NARROWING = 0.4;
/** Exponent of the share of words found, by which an entry that lacks some falls behind. */
const LACKING = 0.6;
/** Share of its kind's head start that an entry has with the words in neither title nor tags. */
const UNNAMED = 0.6;
/** Puts entries in another language than the page's after their equals. */
const FOREIGN = -0.08;
/** A printed code or an id is the thing itself. */
const NAMED = 1;
/** A proper name outweighs the common words around it. */
const PROPER_NAME = 0.7;
/** A title that says little else, one that has the words side by side, one that begins with them. */
const COVERED = 0.35;
const SIDE_BY_SIDE = 0.2;
const SIDE_BY_SIDE_ELSEWHERE = 0.05;
const BEGINNING = 0.1;
/** A tag that says nothing else, and a little for the same accents. */
const WHOLE_TAG = 0.1;
const SAME_ACCENTS = 0.02;

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
  /** Share of the required words that are there, rare words counting more. */
  readonly share: number;
  readonly score: number;
  readonly isNamed: boolean;
}

function rank(index: PreparedIndex, terms: readonly QueryTerm[], lowerQuery: string): SearchEntry[] {
  const found = terms.map((term) => ({ term, ...toScores(index, term) }));
  const weights = found.map(({ scores }) => toWeight(scores.size, index.entries.length));
  const wanted = sum(found.map(({ term }, at) => (term.required ? (weights[at] ?? 0) : 0)));
  const matches = index.entries.flatMap((prepared, position): Match[] => {
    let share = 0;
    let score = 0;
    let named = 0;
    let isNamed = false;
    found.forEach(({ term, scores, names }, at) => {
      const own = scores.get(position);
      if (own === undefined) return;
      const weight = weights[at] ?? 0;
      isNamed ||= index.names.get(term.words.join(""))?.has(position) === true;
      if (term.required) share += weight / wanted;
      if (term.required) named += ((names.get(position) ?? 0) * weight) / wanted;
      score += own * weight * (term.required ? 1 : NARROWING);
    });
    if (share === 0) return [];
    const bonus = titleBonus(prepared, terms, lowerQuery) + entryBonus(prepared, terms, Math.min(1, named));
    return [
      {
        entry: prepared.entry,
        share,
        isNamed,
        score: (score / wanted + bonus) * share ** LACKING + (isNamed ? PROPER_NAME : 0),
      },
    ];
  });
  const best = Math.max(...matches.map(({ score }) => score));
  return matches
    .filter(
      ({ share, score, isNamed }) =>
        isNamed || share > COMPLETE || (share >= MOST && score >= NEAR_BEST * best),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Rare words tell more. One that nothing has tells nothing, so it hardly counts as missing. */
function toWeight(holders: number, entries: number): number {
  return holders === 0 ? UNKNOWN : Math.log(1 + entries / (1 + holders)) ** RARENESS;
}

interface TermScores {
  /** The score of a term in each entry that has it, by position. */
  readonly scores: ReadonlyMap<number, number>;
  /** The same for title and tags alone. */
  readonly names: ReadonlyMap<number, number>;
}

function toScores(index: PreparedIndex, term: QueryTerm): TermScores {
  const byField = new Map<number, Map<Field, number>>();
  const note: Note = (at, field, quality) => {
    const own = byField.get(at) ?? new Map<Field, number>();
    byField.set(at, own.set(field, Math.max(WEIGHT[field] * quality, own.get(field) ?? 0)));
  };
  noteTyped(index, term, note);
  for (const words of term.synonyms) noteWhole(index, words, SYNONYM, note);
  const scores = new Map<number, number>();
  const names = new Map<number, number>();
  for (const [at, own] of byField) {
    const best = Math.max(...own.values());
    scores.set(at, best + FURTHER_FIELDS * (sum([...own.values()]) - best));
    names.set(at, Math.max(own.get("title") ?? 0, own.get("tags") ?? 0));
  }
  return { scores, names };
}

/** Takes down how well an entry has a term in one of its fields. */
type Note = (at: number, field: Field, quality: number) => void;

/** A synonym counts only whole, or "test" would find "testament". */
function noteWhole(index: PreparedIndex, words: readonly string[], quality: number, note: Note) {
  if (words.length > 1) notePhrase(index, words, quality, note);
  else noteStem(index, words[0] ?? "", quality, note);
}

function notePhrase(index: PreparedIndex, words: readonly string[], quality: number, note: Note) {
  const phrase = toStems(words);
  index.entries.forEach(({ stems }, at) => {
    const field = FIELDS.find((name) => stems[name].includes(phrase));
    if (field !== undefined) note(at, field, quality);
  });
}

/** Matches a term whole, as the beginning of a word, or inside one, because it may be half typed. */
function noteTyped(index: PreparedIndex, { words, synonyms }: QueryTerm, note: Note) {
  noteWhole(index, words, SAME_STEM, note);
  const [typed = ""] = words;
  if (words.length > 1) return;
  const begins = synonyms.length > 0 ? BEGINS_KNOWN : BEGINS;
  for (const [word, { postings }] of index.words) {
    const quality = word === typed ? SAME : word.startsWith(typed) ? begins : insideQuality(word, typed);
    if (quality === 0) continue;
    for (const { at, field } of postings) note(at, field, quality);
  }
}

function insideQuality(word: string, typed: string): number {
  return typed.length >= INSIDE_LETTERS && word.includes(typed) ? INSIDE : 0;
}

function noteStem(index: PreparedIndex, word: string, quality: number, note: Note) {
  for (const same of index.byStem.get(toStem(word)) ?? []) {
    for (const { at, field } of index.words.get(same)?.postings ?? []) note(at, field, quality);
  }
}

/**
 * Ranks the site's own pages and tasks before the entries that they list. A subject is mostly typed for a lesson, so
 * things to read, watch or study stand behind their equals, and so do rules. A search for "course" finds courses by tag.
 */
const KIND_BONUS: Readonly<Partial<Record<SearchKind, number>>> = {
  page: 0.3,
  task: 0.08,
  book: -0.05,
  youtube: -0.1,
  course: -0.15,
  certification: -0.15,
  site: -0.2,
  rule: -0.3,
};

function entryBonus({ entry, id }: PreparedEntry, terms: readonly QueryTerm[], named: number): number {
  const isNamed = id === toStems(terms.flatMap(({ words }) => words));
  const ofKind = (KIND_BONUS[entry.kind] ?? 0) * (UNNAMED + (1 - UNNAMED) * named);
  return ofKind + (entry.titleLang === null ? 0 : FOREIGN) + (isNamed ? NAMED : 0);
}

function titleBonus(
  { lowerTitle, titleWords, stems, tags }: PreparedEntry,
  terms: readonly QueryTerm[],
  lowerQuery: string,
) {
  const inTitle = new Set(titleWords.map(toStem));
  const required = terms.filter((term) => term.required).flatMap(({ words }) => words);
  const typed = new Set(required.map(toStem));
  const phrase = toStems(required);
  const held = [...inTitle].filter((stem) => typed.has(stem)).length;
  return sum([
    COVERED * (held / Math.max(inTitle.size, 1)),
    required.length > 1 ? sideBySide(stems, phrase) : 0,
    stems.title.startsWith(phrase) ? BEGINNING : 0,
    tags.includes(phrase) ? WHOLE_TAG : 0,
    lowerTitle.includes(lowerQuery) ? SAME_ACCENTS : 0,
  ]);
}

/** The words of a name stand together, be it that of the thing or of who offers it. */
function sideBySide(stems: PreparedEntry["stems"], phrase: string): number {
  if (stems.title.includes(phrase)) return SIDE_BY_SIDE;
  return FIELDS.some((field) => stems[field].includes(phrase)) ? SIDE_BY_SIDE_ELSEWHERE : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
