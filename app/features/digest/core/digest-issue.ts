// An issue has up to five articles with their classroom sentence, up to three changes of facts, up to two new or changed
// catalogue items and one companion prompt. A week with fewer than three good articles has no issue. The same input gives
// the same issue, so a run that starts again after a crash builds what it built before.

import type { Locale } from "~/addresses/languages";
import type { PublishedArticle } from "~/features/news/core/article";
import { groupStories } from "~/features/news/core/rules/same-story";
import { isReadable } from "~/features/news/core/rules/visibility";
import { foldText } from "~/lib/fold-text";
import { storedText } from "~/lib/stored-html";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { oneLine } from "~/lib/typed-line";
import { type IsoWeek, toSpan, weekNumberSinceEpoch } from "./iso-week";

const DIGEST_NEWS_MAX = 5;
const DIGEST_NEWS_MIN = 3;
const DIGEST_ITEMS_MAX = 2;
/** An article without a classroom sentence is still good when it has this relevance, or this influence. */
const GOOD_RELEVANCE = 30;
const GOOD_INFLUENCE = 50;
/** Catalogue items count as new or changed for this many months, the issue's own included. */
const RECENT_MONTHS = 3;
const GIST_MAX_LENGTH = 220;

export interface DigestNews {
  readonly id: string;
  readonly title: string;
  /** Its use in class. Null where nobody wrote it; the gist is shown instead. */
  readonly classNote: string | null;
  /** The start of the summary as plain text; may be empty. */
  readonly gist: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
}

/** A catalogue item in the language of the issue. */
export interface DigestItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Site path of its page, with the language's prefix. */
  readonly path: string;
  /** "2026-11". */
  readonly updatedMonth: string;
}

/** An item that an issue may take. */
export interface DigestCandidate extends DigestItem {
  /** Whether it is a tool made for schools. */
  readonly isForSchools: boolean;
}

/** A companion prompt in the language of the issue. */
export interface DigestPrompt {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly path: string;
}

export interface DigestIssue {
  readonly week: IsoWeek;
  readonly locale: Locale;
  readonly news: readonly DigestNews[];
  readonly items: readonly DigestItem[];
  readonly prompt: DigestPrompt | null;
}

export type DigestOutcome =
  | { readonly kind: "issue"; readonly issue: DigestIssue }
  /** The archive says that there was none, and how few good ones there were. */
  | { readonly kind: "none"; readonly week: IsoWeek; readonly locale: Locale; readonly goodNews: number };

export interface DigestSources {
  /** Any published articles. Those of other weeks are left out here. */
  readonly articles: readonly PublishedArticle[];
  readonly items: readonly DigestCandidate[];
  /** The changes of the week that matter most: they stand before the items. */
  readonly changes: readonly DigestItem[];
  readonly prompts: readonly DigestPrompt[];
  /** Ids of stories that the author keeps out of this letter. */
  readonly kept?: ReadonlySet<string>;
  /** Ids of stories that were held the week before. */
  readonly held?: ReadonlySet<string>;
}

/** The issue of one week in one language, or that too few news are good enough for a mail. */
export function buildDigest(week: IsoWeek, locale: Locale, sources: DigestSources): DigestOutcome {
  const good = selectNews(week, locale, sources);
  if (good.length < DIGEST_NEWS_MIN) return { kind: "none", week, locale, goodNews: good.length };
  return {
    kind: "issue",
    issue: {
      week,
      locale,
      news: good.slice(0, DIGEST_NEWS_MAX).map((article) => toDigestNews(article, locale)),
      items: [...sources.changes, ...selectItems(week, sources.items)],
      prompt: selectPrompt(week, sources.prompts),
    },
  };
}

/** All good articles of the week, best first: those with a classroom sentence come before all others. */
function selectNews(
  week: IsoWeek,
  locale: Locale,
  { articles, kept, held }: DigestSources,
): readonly PublishedArticle[] {
  const { start, end } = toSpan(week);
  const ranked = articles
    .filter(({ id }) => !kept?.has(id))
    .filter(({ id, publishedAt }) => {
      const published = Date.parse(publishedAt);
      const isOfWeek = published >= Date.parse(start) && published < Date.parse(end);
      return isOfWeek || held?.has(id);
    })
    .filter((article) => !article.isSample && isReadable(article, locale) && isGood(article, locale))
    .sort(
      (a, b) =>
        Number(hasClassNote(b, locale)) - Number(hasClassNote(a, locale)) ||
        b.educationRelevance + b.influenceScore - (a.educationRelevance + a.influenceScore) ||
        Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
        compareText(a.id, b.id),
    );
  const stories = groupStories(ranked).map(({ lead }) => lead);
  // One source may report a story twice, and the grouping by story only compares different sources.
  const seen = new Set<string>();
  return stories.filter((article) => {
    const title = foldText(toDigestNews(article, locale).title);
    if (seen.has(title)) return false;
    seen.add(title);
    return true;
  });
}

function isGood(article: PublishedArticle, locale: Locale): boolean {
  return (
    hasClassNote(article, locale) ||
    article.educationRelevance >= GOOD_RELEVANCE ||
    article.influenceScore >= GOOD_INFLUENCE
  );
}

function hasClassNote(article: PublishedArticle, locale: Locale): boolean {
  return (article.texts[locale]?.classNote ?? "").trim() !== "";
}

function toDigestNews(article: PublishedArticle, locale: Locale): DigestNews {
  const text = article.texts[locale];
  return {
    id: article.id,
    title: oneLine(text?.title ?? article.title),
    classNote: oneLine(text?.classNote ?? "") || null,
    gist: truncateAtWord(oneLine(storedText(text?.summaryHtml ?? article.excerptHtml)), GIST_MAX_LENGTH),
    sourceName: article.sourceName,
    sourceUrl: article.sourceUrl,
  };
}

/**
 * The two catalogue items of this issue. Items change month by month and issues come week by week, so the recent
 * items take turns, newest month first: the tools made for schools, and all others only where there are too few.
 */
function selectItems(week: IsoWeek, items: readonly DigestCandidate[]): readonly DigestItem[] {
  const lastMonth = monthIndex(toSpan(week).end);
  const recent = items
    .filter((item) => {
      const age = lastMonth - monthIndex(item.updatedMonth);
      return age >= 0 && age < RECENT_MONTHS;
    })
    .sort((a, b) => compareText(b.updatedMonth, a.updatedMonth) || compareText(a.id, b.id));
  const forSchools = recent.filter(({ isForSchools }) => isForSchools);
  const pool = forSchools.length < DIGEST_ITEMS_MAX ? recent : forSchools;
  const first = weekNumberSinceEpoch(week) * DIGEST_ITEMS_MAX;
  return Array.from({ length: Math.min(DIGEST_ITEMS_MAX, pool.length) }, (_, offset) =>
    pool.at((first + offset) % pool.length),
  ).filter((item) => item !== undefined);
}

function selectPrompt(week: IsoWeek, prompts: readonly DigestPrompt[]): DigestPrompt | null {
  return prompts[weekNumberSinceEpoch(week) % prompts.length] ?? null;
}

/** Months since year 0 of a text that begins with "YYYY-MM"; NaN for any other, which no filter lets through. */
function monthIndex(month: string): number {
  const match = /^(\d{4})-(\d{2})/.exec(month);
  return Number(match?.[1]) * 12 + Number(match?.[2]);
}

/** Compares by code unit and not by the machine's language, because the order must be the same everywhere. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
