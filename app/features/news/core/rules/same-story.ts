// The same story from several sources becomes one card with all its sources. Only titles decide, and they decide
// cautiously: two cards for one story do no harm, but one card for two stories hides news. They are compared in every
// language that they exist in, so that a story is one card whatever the language of the page.
import {
  LANGUAGES,
  LOCALES,
  type Locale,
  localeOfWritten,
  type WrittenLanguage,
} from "~/addresses/languages";
import { HOUR_MS } from "~/lib/durations";
import { countShared, factsOfTitle, isDecidedAgainst, type TitleFacts } from "./title-facts";

/** Sources report one story within this time of each other. */
const STORY_WINDOW_MS = 72 * HOUR_MS;

/** Share of the words of the shorter title that the other one has too. */
const SHARED_SHARE = 0.6;

/** The share of the common words among all words of both titles. */
const SHARED_OF_ALL = 0.4;

/** Three shared words are enough only when they are the whole of the shorter title. */
const FEWEST_SHARED_WORDS = 4;
const FEWEST_CONTAINED_WORDS = 3;

/** Limits the titles compared for a word to the latest: a headline that a machine repeats is no story. */
const LATEST_OF_WORD = 20;

export interface StoryArticle {
  readonly id: string;
  readonly sourceName: string;
  readonly title: string;
  readonly language: WrittenLanguage;
  /** As they were written for us, by language. */
  readonly titles: Partial<Record<Locale, string>>;
  /** ISO instant. */
  readonly publishedAt: string;
}

export interface Story<A> {
  /** The member that stands first in the given list. */
  readonly lead: A;
  /** The same story from other sources, in the order of the list. */
  readonly others: readonly A[];
}

/** The articles as stories, in the order of the list; the grouping itself does not depend on that order. */
export function groupStories<A extends StoryArticle>(articles: readonly A[]): Story<A>[] {
  const told = [...articles].sort(byTimeAndId).map((article) => ({ article, titles: titleFacts(article) }));
  const groups: A[][] = [];
  const toGroup: number[] = [];
  for (const [index, candidates] of earlierCandidates(told).entries()) {
    const current = told[index];
    if (current === undefined) break;
    const fitting = candidates
      .filter((earlier) => {
        const other = told[earlier];
        return other !== undefined && isSameStory(current, other);
      })
      .map((earlier) => toGroup[earlier] ?? 0)
      .filter((group) => groups[group]?.every(({ sourceName }) => sourceName !== current.article.sourceName));
    const group = fitting.length === 0 ? groups.length : Math.min(...fitting);
    toGroup.push(group);
    const members = groups[group];
    if (members === undefined) groups.push([current.article]);
    else members.push(current.article);
  }
  const position = new Map(articles.map(({ id }, index) => [id, index]));
  const toPlace = ({ id }: A) => position.get(id) ?? 0;
  return groups
    .flatMap((members) => {
      const [lead, ...others] = members.sort((a, b) => toPlace(a) - toPlace(b));
      return lead === undefined ? [] : [{ lead, others }];
    })
    .sort((a, b) => toPlace(a.lead) - toPlace(b.lead));
}

type Titles = ReadonlyMap<Locale, TitleFacts>;

interface Told {
  readonly article: StoryArticle;
  readonly titles: Titles;
}

/**
 * For each of the articles, in the order of time, the places of the earlier ones that may tell the same story. Titles
 * that share two fifths of their words share one of the rarer of them, so only those are looked up, and common words
 * such as "AI" bring nobody together: the comparisons grow with the list, not with its square.
 */
export function earlierCandidates(told: readonly Told[]): number[][] {
  const counts = new Map<string, number>();
  const listKeys = told.map(({ titles }) =>
    [...titles].map(([locale, { words }]) => [...words].map((word) => `${locale} ${word}`)),
  );
  for (const key of listKeys.flat(2)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const postings = new Map<string, number[]>();
  return told.map((current, index) => {
    const found = new Set<number>();
    for (const keys of listKeys[index] ?? []) {
      const rarest = keys.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1));
      for (const key of rarest.slice(0, keys.length - Math.ceil(SHARED_OF_ALL * keys.length) + 1)) {
        const posted = postings.get(key) ?? [];
        const first = posted.findIndex((earlier) => isWithinWindow(told[earlier]?.article, current.article));
        const recent = first === -1 ? [] : posted.slice(first);
        for (const earlier of recent) found.add(earlier);
        postings.set(key, [...recent, index].slice(-LATEST_OF_WORD));
      }
    }
    return [...found].sort((a, b) => a - b);
  });
}

function byTimeAndId(a: StoryArticle, b: StoryArticle): number {
  const [first, second] = [`${a.publishedAt} ${a.id}`, `${b.publishedAt} ${b.id}`];
  return first === second ? 0 : first < second ? -1 : 1;
}

function isWithinWindow(a: StoryArticle | undefined, b: StoryArticle): boolean {
  return (
    a !== undefined && Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt)) <= STORY_WINDOW_MS
  );
}

/** Reads the facts of a title in every language it exists in, so that sources of several languages can meet. */
export function titleFacts({ title, language, titles }: StoryArticle): Titles {
  const own = localeOfWritten(language);
  return new Map(
    LOCALES.flatMap((locale) => {
      const shown = locale === own ? title : titles[locale];
      return shown === undefined ? [] : [[locale, factsOfTitle(shown, LANGUAGES[locale].written)] as const];
    }),
  );
}

/** True when the titles are alike in one language, and nothing decides against it in any. */
function isSameStory(one: Told, other: Told): boolean {
  const pairs = LOCALES.flatMap((locale) => {
    const [a, b] = [one.titles.get(locale), other.titles.get(locale)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
  return pairs.some(([a, b]) => isSimilar(a, b)) && !pairs.some(([a, b]) => isDecidedAgainst(a, b));
}

function isSimilar({ words: a }: TitleFacts, { words: b }: TitleFacts): boolean {
  const shared = countShared(a, b);
  const shorter = Math.min(a.size, b.size);
  const all = a.size + b.size - shared;
  if (shared === all && shared > 0) return true;
  const needed = shared === shorter ? FEWEST_CONTAINED_WORDS : FEWEST_SHARED_WORDS;
  return shared >= needed && shared >= SHARED_SHARE * shorter && shared >= SHARED_OF_ALL * all;
}
