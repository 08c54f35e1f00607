// The archive lists the stored news by tag, source or text. The articles themselves stay with their sources. Pages
// follow one another by the key of an article, because counting pages would mean reading them all.
import { DEFAULT_LOCALE, type Locale } from "~/addresses/languages";
import type { PublishedArticle } from "~/features/news/core/article";
import { groupStories } from "~/features/news/core/rules/same-story";
import { certainFirst, listVisible, readableFirst } from "~/features/news/core/rules/visibility";
import { CARD_TAGS } from "./badges";
import { type NewsCard, toStoryCard } from "./news-card";
import { ARCHIVE_PAGE_SIZE, type ArchiveCursor, type ArchiveQuery, type ArticleKey } from "./news-query";

/** A source that has brought news, for the list to choose from. */
export interface ArchiveSource {
  readonly id: string;
  readonly name: string;
}

/** One page of articles, newest first, and where to go on from it. */
export interface ArchivePage {
  readonly articles: readonly PublishedArticle[];
  /** Null on the first page. */
  readonly newer: ArchiveCursor | null;
  /** Null on the last page. */
  readonly older: ArchiveCursor | null;
}

export interface NewsArchiveData {
  readonly query: ArchiveQuery;
  readonly cards: readonly NewsCard[];
  readonly newer: ArchiveCursor | null;
  readonly older: ArchiveCursor | null;
  /** By name. */
  readonly sources: readonly ArchiveSource[];
  readonly showsSamples: boolean;
}

interface NewsArchiveInput {
  readonly page: ArchivePage;
  readonly sources: readonly ArchiveSource[];
  readonly query: ArchiveQuery;
  readonly locale: Locale;
}

function toKey({ publishedAt, id }: PublishedArticle): ArticleKey {
  return { publishedAt, id };
}

/**
 * Makes the page from what was read for a cursor. One article more than fits shows that there are more, at the far
 * end of the direction that was read in. Null when the cursor leads to nothing that the first page does not show.
 */
export function toArchivePage(
  found: readonly PublishedArticle[],
  cursor: ArchiveCursor | null,
): ArchivePage | null {
  const hasMore = found.length > ARCHIVE_PAGE_SIZE;
  const near = found.slice(0, ARCHIVE_PAGE_SIZE);
  if (cursor?.direction === "after" && !hasMore) return null;
  const articles = cursor?.direction === "after" ? near.reverse() : near;
  const [first, last] = [articles[0], articles.at(-1)];
  if (first === undefined || last === undefined) {
    return cursor === null ? { articles, newer: null, older: null } : null;
  }
  const hasOlder = cursor?.direction === "after" || hasMore;
  return {
    articles,
    newer: cursor === null ? null : { direction: "after", key: toKey(first) },
    older: hasOlder ? { direction: "before", key: toKey(last) } : null,
  };
}

/** One page of the archive in one language. */
export function toNewsArchive({ page, sources, query, locale }: NewsArchiveInput): NewsArchiveData {
  const visible = listVisible(page.articles, locale);
  const stories = readableFirst(groupStories(visible), locale);
  const ordered = query.cursor === null ? certainFirst(stories) : stories;
  return {
    query,
    cards: ordered.map((story) => toStoryCard(story, locale, CARD_TAGS)),
    newer: page.newer,
    older: page.older,
    sources: [...sources].sort((a, b) => a.name.localeCompare(b.name, DEFAULT_LOCALE)),
    showsSamples: visible.some(({ isSample }) => isSample),
  };
}
