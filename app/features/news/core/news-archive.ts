// Product decisions, "News": the archive is the stored news by page, tag, source and text, without the articles
// themselves, which stay with their sources.
import type { Locale } from "~/i18n/locale";
import type { PublishedArticle } from "./article";
import { CARD_TAGS } from "./badges";
import { type NewsCard, toStoryCard } from "./news-card";
import type { NewsExclude } from "./news-exclude";
import { ARCHIVE_PAGE_SIZE, type ArchiveQuery } from "./news-query";
import { groupStories } from "./same-story";
import { listVisible } from "./visibility";

/** A source that has brought news, for the list to choose from. */
export interface ArchiveSource {
  readonly id: string;
  readonly name: string;
}

export interface NewsArchiveData {
  readonly query: ArchiveQuery;
  readonly cards: readonly NewsCard[];
  /** Articles that the filters leave, on all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** By name. */
  readonly sources: readonly ArchiveSource[];
  readonly showsSamples: boolean;
}

interface NewsArchiveInput {
  readonly articles: readonly PublishedArticle[];
  readonly total: number;
  readonly sources: readonly ArchiveSource[];
  readonly query: ArchiveQuery;
  readonly locale: Locale;
  readonly exclude: NewsExclude;
  /** Milliseconds. */
  readonly now: number;
}

/** How many pages the archive has for so many articles; at least one. */
export function archivePageCount(total: number): number {
  return Math.max(1, Math.ceil(total / ARCHIVE_PAGE_SIZE));
}

/** One page of the archive in one language. */
export function toNewsArchive(input: NewsArchiveInput): NewsArchiveData {
  const { articles, total, sources, query, locale, exclude, now } = input;
  const visible = listVisible(articles, exclude, now);
  return {
    query,
    cards: groupStories(visible).map((story) => toStoryCard(story, locale, CARD_TAGS)),
    total,
    pageCount: archivePageCount(total),
    sources: [...sources].sort((a, b) => a.name.localeCompare(b.name, "en")),
    showsSamples: visible.some(({ isSample }) => isSample),
  };
}
