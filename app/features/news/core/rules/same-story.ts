// The same story from several sources becomes one card with all its sources. Only titles decide, and they decide
// cautiously: two cards for one story do no harm, but one card for two stories hides news.
import {
  LANGUAGES,
  LOCALES,
  type Locale,
  localeOfWritten,
  type WrittenLanguage,
} from "~/addresses/languages";
import { HOUR_MS } from "~/lib/durations";
import { foldText } from "~/lib/fold-text";
import { STOP_WORDS } from "~/lib/stop-words";

/** Sources report one story within this time of each other. */
const STORY_WINDOW_MS = 72 * HOUR_MS;

/** Share of the words of the shorter title that the other one has too. */
const SHARED_SHARE = 0.6;

/** The share of the common words among all words of both titles. */
const SHARED_OF_ALL = 0.4;

/** Three shared words are enough only when they are the whole of the shorter title. */
const FEWEST_SHARED_WORDS = 4;
const FEWEST_CONTAINED_WORDS = 3;

export interface StoryArticle {
  readonly id: string;
  readonly sourceName: string;
  readonly title: string;
  readonly language: WrittenLanguage;
  readonly texts: Partial<Record<Locale, { readonly title: string }>>;
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
  const groups: A[][] = [];
  const words = new Map(articles.map((article) => [article.id, titleWords(article)]));
  const wordsOf = (article: A) => words.get(article.id) ?? new Map<Locale, TitleWords>();
  for (const article of [...articles].sort(byTimeAndId)) {
    const group = groups.find(
      (members) =>
        members.every(({ sourceName }) => sourceName !== article.sourceName) &&
        members.some(
          (member) => isWithinWindow(member, article) && isSameTitle(wordsOf(member), wordsOf(article)),
        ),
    );
    if (group === undefined) groups.push([article]);
    else group.push(article);
  }
  const position = new Map(articles.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: A) => position.get(id) ?? 0;
  return groups
    .flatMap((members) => {
      const [lead, ...others] = members.sort((a, b) => placeOf(a) - placeOf(b));
      return lead === undefined ? [] : [{ lead, others }];
    })
    .sort((a, b) => placeOf(a.lead) - placeOf(b.lead));
}

interface TitleWords {
  readonly words: ReadonlySet<string>;
  /** Words with digits: "gpt-5", "2026", "1200". They name which one of several it is. */
  readonly figures: ReadonlySet<string>;
}

function byTimeAndId(a: StoryArticle, b: StoryArticle): number {
  const [first, second] = [`${a.publishedAt} ${a.id}`, `${b.publishedAt} ${b.id}`];
  return first === second ? 0 : first < second ? -1 : 1;
}

function isWithinWindow(a: StoryArticle, b: StoryArticle): boolean {
  return Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt)) <= STORY_WINDOW_MS;
}

/** The words of the title in every language it was read in, so that sources of several languages can meet. */
function titleWords({ title, language, texts }: StoryArticle): ReadonlyMap<Locale, TitleWords> {
  const own = localeOfWritten(language);
  return new Map(
    LOCALES.flatMap((locale) => {
      const shown = locale === own ? title : texts[locale]?.title;
      return shown === undefined ? [] : [[locale, wordsOfTitle(shown, LANGUAGES[locale].written)] as const];
    }),
  );
}

function wordsOfTitle(title: string, language: WrittenLanguage): TitleWords {
  const words = (title.toLowerCase().match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => !STOP_WORDS[language].has(word))
    .map((word) =>
      foldText(word)
        .replace(/[.,](?=\d)/g, "")
        .replace(/(?<=\p{L}{3})s$/u, ""),
    );
  return { words: new Set(words), figures: new Set(words.filter((word) => /\d/.test(word))) };
}

function isSameTitle(one: ReadonlyMap<Locale, TitleWords>, other: ReadonlyMap<Locale, TitleWords>): boolean {
  return LOCALES.some((locale) => {
    const [a, b] = [one.get(locale), other.get(locale)];
    return a !== undefined && b !== undefined && isSimilar(a, b);
  });
}

function isSimilar(a: TitleWords, b: TitleWords): boolean {
  const shared = countShared(a.words, b.words);
  const shorter = Math.min(a.words.size, b.words.size);
  const all = a.words.size + b.words.size - shared;
  const differ = a.figures.size > 0 && b.figures.size > 0 && countShared(a.figures, b.figures) === 0;
  if (differ) return false;
  if (shared === all && shared > 0) return true;
  const needed = shared === shorter ? FEWEST_CONTAINED_WORDS : FEWEST_SHARED_WORDS;
  return shared >= needed && shared >= SHARED_SHARE * shorter && shared >= SHARED_OF_ALL * all;
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}
