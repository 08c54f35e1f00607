// The news section of the home page, made from the articles in the store.
import type { Locale } from "~/addresses/languages";
import type { PublishedArticle } from "~/features/news/core/article";
import { groupStories } from "~/features/news/core/rules/same-story";
import type { TagFilter } from "~/features/news/core/rules/tags";
import { certainFirst, listVisible, readableFirst } from "~/features/news/core/rules/visibility";
import { CARD_TAGS, FEATURED_CARD_TAGS } from "./badges";
import { type NewsCard, toStoryCard } from "./news-card";
import { type TimeAgo, timeAgo } from "./time-ago";

// The featured article is the first one with the flag, or simply the first. It is not repeated in the grid.

interface NewsSelection<A> {
  readonly featured: A | null;
  readonly grid: readonly A[];
}

/** Splits the articles of a page, newest first, into the featured one and the rest. */
export function selectNews<A extends { readonly featured: boolean }>(
  articles: readonly A[],
): NewsSelection<A> {
  const featured = articles.find((article) => article.featured) ?? articles[0] ?? null;
  return { featured, grid: articles.filter((article) => article !== featured) };
}

/** The home page shows this many stories below the featured one; the others are behind the link to all news. */
const HOME_STORIES = 8;

export interface NewsSectionData {
  readonly tag: TagFilter;
  readonly featured: NewsCard | null;
  readonly grid: readonly NewsCard[];
  readonly lastUpdate: { readonly at: string; readonly freshness: TimeAgo } | null;
  readonly showsSamples: boolean;
}

interface NewsSectionInput {
  readonly articles: readonly PublishedArticle[];
  /** ISO instant of the last completed fetch; null when there was none. */
  readonly lastUpdatedAt: string | null;
  readonly tag: TagFilter;
  readonly locale: Locale;
  /** Milliseconds. */
  readonly now: number;
}

/** The section in one language: featured choice, cards and the age of the list. */
export function toNewsSection(input: NewsSectionInput): NewsSectionData {
  const { articles, lastUpdatedAt, tag, locale, now } = input;
  const visible = listVisible(articles, locale);
  const stories = certainFirst(readableFirst(groupStories(visible), locale)).map((story) => ({
    ...story,
    featured: [story.lead, ...story.others].some((article) => article.featured && !article.dateEstimated),
  }));
  const { featured, grid } = selectNews(stories);
  const freshness = lastUpdatedAt === null ? null : timeAgo(lastUpdatedAt, now);
  return {
    tag,
    featured: featured === null ? null : toStoryCard(featured, locale, FEATURED_CARD_TAGS),
    grid: grid.slice(0, HOME_STORIES).map((story) => toStoryCard(story, locale, CARD_TAGS)),
    lastUpdate: lastUpdatedAt === null || freshness === null ? null : { at: lastUpdatedAt, freshness },
    showsSamples: visible.some(({ isSample }) => isSample),
  };
}
