// A feed gives one article per story. If it has too many, only the newest are taken.

import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { canonicalUrl } from "~/lib/canonical-url";
import { foldText } from "~/lib/fold-text";
import { toArticleDate } from "./feed-date";
import type { FeedItem } from "./feed-item";
import { normaliseItem } from "./normalise-item";

/** The newest articles taken from one feed in one run. */
export const NEWEST_PER_FEED = 200;

/** The articles of one fetched feed, newest first, each story once. */
export async function articlesOfFeed(
  items: readonly FeedItem[],
  source: NewsSource,
  fetchedAt: string,
): Promise<FeedArticle[]> {
  const articles: FeedArticle[] = [];
  for (const item of newestItems(items, fetchedAt, NEWEST_PER_FEED)) {
    const article = await normaliseItem(item, source, fetchedAt);
    if (article !== null) articles.push(article);
  }
  return dedupeArticles(articles);
}

/** The newest entries by their date, one per guid and link; entries without a date count as new. */
function newestItems(items: readonly FeedItem[], fetchedAt: string, limit: number): FeedItem[] {
  const seen = new Set<string>();
  const dated = withoutFalseGuids(items).flatMap((item) => {
    const keys = [
      item.guid === null ? null : `guid ${item.guid}`,
      item.link === null ? null : `link ${item.link}`,
    ];
    const known = keys.filter((key) => key !== null);
    if (known.some((key) => seen.has(key))) return [];
    for (const key of known) seen.add(key);
    return [{ item, publishedAt: toArticleDate(item.date, fetchedAt).publishedAt }];
  });
  // ISO instants in UTC compare as text; the sort is stable, so equal dates keep the feed's order.
  dated.sort((a, b) => (a.publishedAt === b.publishedAt ? 0 : a.publishedAt < b.publishedAt ? 1 : -1));
  return dated.slice(0, limit).map(({ item }) => item);
}

/**
 * Some feeds give every entry the same guid. A guid that several addresses with several titles share names no story,
 * so it is ignored. If they share one title, the story was moved or listed twice.
 */
function withoutFalseGuids(items: readonly FeedItem[]): readonly FeedItem[] {
  const entries = new Map<string, FeedItem[]>();
  for (const item of items) {
    if (item.guid === null) continue;
    const known = entries.get(item.guid);
    if (known === undefined) entries.set(item.guid, [item]);
    else known.push(item);
  }
  const isFalse = (same: readonly FeedItem[]) =>
    new Set(same.map(({ link }) => canonicalUrl(link ?? ""))).size > 1 &&
    new Set(same.map(({ title }) => foldText(title ?? ""))).size > 1;
  const falseGuids = new Set(
    [...entries].filter(([, same]) => same.length > 1 && isFalse(same)).map(([guid]) => guid),
  );
  if (falseGuids.size === 0) return items;
  return items.map((item) =>
    item.guid !== null && falseGuids.has(item.guid) ? { ...item, guid: null } : item,
  );
}

/** The first article of each address and guid. */
function dedupeArticles(articles: readonly FeedArticle[]): FeedArticle[] {
  const seen = new Set<string>();
  return articles.filter(({ id, guid }) => {
    const keys = guid === null ? [id] : [id, `guid ${guid}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
