// The page of an unknown path shows the nearest pages.
import { decodePercent } from "~/lib/decode-percent";
import { editDistance } from "~/lib/edit-distance";
import { foldText } from "~/lib/fold-text";

const NEAREST_MAX_COUNT = 4;
/** If a page shares only words that many pages have, it is no help. */
const SCORE_MIN = 0.2;
const SLIPS_MAX_COUNT = 2;
const ADDRESS_MAX_LENGTH = 200;
const WORDS_MAX_COUNT = 8;

export interface KnownPage {
  readonly href: string;
  readonly title: string;
}

/** Words of four letters and more, folded; shorter ones ("the", "de", "pt") say nothing. */
function toWords(text: string): string[] {
  return [...new Set(foldText(text).split(/[^a-z0-9]+/))].filter((word) => word.length >= 4);
}

/** How alike two words are, 0 to 1: equal, mistyped by one letter (two in long words), or the beginning of it. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (Math.abs(word.length - other.length) <= 2) {
    const distance = editDistance(word, other);
    if (distance <= (word.length >= 7 ? 2 : 1)) return 0.7;
  }
  return other.startsWith(word) || word.startsWith(other) ? 0.5 : 0;
}

/** Up to four ids that a slip of the hand could have made of the one asked for, the likeliest first. */
export function findNearestIds(asked: string, ids: readonly string[]): string[] {
  const typed = asked.slice(0, ADDRESS_MAX_LENGTH).toLowerCase();
  return ids
    .filter((id) => Math.abs(id.length - typed.length) <= SLIPS_MAX_COUNT)
    .map((id) => ({ id, distance: editDistance(typed, id) }))
    .filter(({ id, distance }) => distance <= SLIPS_MAX_COUNT && distance < id.length / 2)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST_MAX_COUNT)
    .map(({ id }) => id);
}

/**
 * Up to four pages whose address or title shares words with an unknown path, best first, and in the order given where
 * two are equally good. The more pages have a word, the less it counts.
 */
export function findNearestPages<Page extends KnownPage>(pathname: string, pages: readonly Page[]): Page[] {
  const start = pathname.slice(0, ADDRESS_MAX_LENGTH);
  const asked = toWords(decodePercent(start) ?? start).slice(0, WORDS_MAX_COUNT);
  const wordsOfPages = pages.map((page) => toWords(`${page.href} ${page.title}`));
  const scores = pages.map(() => 0);
  for (const word of asked) {
    const likenesses = wordsOfPages.map((words) => Math.max(0, ...words.map((one) => likeness(word, one))));
    const holders = likenesses.filter((value) => value > 0).length;
    for (const [position, value] of likenesses.entries()) {
      scores[position] = (scores[position] ?? 0) + value / Math.max(1, holders);
    }
  }
  return pages
    .map((page, position) => ({ page, position, score: scores[position] ?? 0 }))
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, NEAREST_MAX_COUNT)
    .map(({ page }) => page);
}
