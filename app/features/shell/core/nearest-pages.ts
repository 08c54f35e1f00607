// The page of an unknown path shows the nearest pages.
import { decodePercent } from "~/lib/decode-percent";
import { editDistance } from "~/lib/edit-distance";
import { foldText } from "~/lib/fold-text";

const NEAREST_MAX_COUNT = 4;
/** If a page shares only words that many pages have, it is no help. */
const SCORE_MIN = 0.2;
/** The least share of the best page's score: a page below it is no help either. */
const SHARE_OF_BEST_MIN = 1 / 3;
/** Weights of a shared word by its place in the page. */
const WEIGHTS = { address: 1, title: 0.9, description: 0.5 } as const;
const SLIPS_MAX_COUNT = 2;
const ADDRESS_MAX_LENGTH = 200;
const WORDS_MAX_COUNT = 8;

export interface KnownPage {
  readonly href: string;
  readonly title: string;
}

export interface FindablePage extends KnownPage {
  readonly description: string;
}

/** The words of a text, folded. Short ones ("the", "de") say nothing, but an address has no other ("kit", "hub"). */
function toWords(text: string, minLength: number): string[] {
  return [...new Set(foldText(text).split(/[^a-z0-9]+/))].filter((word) => word.length >= minLength);
}

function countSharedLetters(word: string, other: string): number {
  const end = [...word].findIndex((letter, position) => letter !== other[position]);
  return end === -1 ? word.length : end;
}

/**
 * How alike two words are, 0 to 1: equal, mistyped by one letter (two in long words), or of one stem, as "donation" and
 * "donate" are. The hand seldom slips at the first letter: "courses" is not "sources".
 */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const shared = countSharedLetters(word, other);
  if (shared === 0) return 0;
  const shorter = Math.min(word.length, other.length);
  const longer = Math.max(word.length, other.length);
  const slips = word.length >= 7 ? 2 : 1;
  if (longer - shorter <= 2 && (shorter > 3 || shared === shorter) && editDistance(word, other) <= slips)
    return 0.7;
  return shared >= 4 && shared >= 0.6 * longer ? 0.5 : 0;
}

function toLikeness(word: string, { href, title, description }: FindablePage): number {
  const best = (words: readonly string[], weight: number) =>
    weight * Math.max(0, ...words.map((one) => likeness(word, one)));
  const inAddress = best(toWords(href, 3), WEIGHTS.address);
  if (word.length < 4) return inAddress;
  return Math.max(
    inAddress,
    best(toWords(title, 4), WEIGHTS.title),
    best(toWords(description, 4), WEIGHTS.description),
  );
}

/** A part of an id that says something by itself: "ai" does not. */
const PART_MIN_LENGTH = 4;

/**
 * Up to four ids that a slip of the hand could have made of the one asked for, the likeliest first; then those that share
 * a whole part with it, as "canva" does with "canva-ai".
 */
export function listNearestIds(asked: string, ids: readonly string[]): string[] {
  const typed = asked.slice(0, ADDRESS_MAX_LENGTH).toLowerCase();
  const parts = toWords(typed, PART_MIN_LENGTH);
  const slipped = ids
    .filter((id) => Math.abs(id.length - typed.length) <= SLIPS_MAX_COUNT)
    .map((id) => ({ id, distance: editDistance(typed, id) }))
    .filter(({ id, distance }) => distance <= SLIPS_MAX_COUNT && distance < id.length / 2)
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
  const sharing = ids.filter((id) => toWords(id, PART_MIN_LENGTH).some((part) => parts.includes(part)));
  const shortFirst = sharing.sort((a, b) => a.length - b.length);
  return [...new Set([...slipped, ...shortFirst])].slice(0, NEAREST_MAX_COUNT);
}

/**
 * Up to four pages that share words with an unknown path, best first, and in the order given where two are equally good.
 * A word counts most in the address of a page and least in its description, and the less, the more pages
 * are at least as like it.
 */
export function listNearestPages<Page extends FindablePage>(
  pathname: string,
  pages: readonly Page[],
): Page[] {
  const start = pathname.slice(0, ADDRESS_MAX_LENGTH);
  const asked = toWords(decodePercent(start) ?? start, 3).slice(0, WORDS_MAX_COUNT);
  const scores = pages.map(() => 0);
  for (const word of asked) {
    const likenesses = pages.map((page) => toLikeness(word, page));
    for (const [position, value] of likenesses.entries()) {
      const rivals = likenesses.filter((other) => other >= value).length;
      scores[position] = (scores[position] ?? 0) + value / rivals;
    }
  }
  const least = Math.max(SCORE_MIN, SHARE_OF_BEST_MIN * Math.max(...scores));
  return pages
    .map((page, position) => ({ page, position, score: scores[position] ?? 0 }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, NEAREST_MAX_COUNT)
    .map(({ page }) => page);
}
