// A feed gives one article per story. Only those that are new or have changed are read: reading is what costs.

import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { entriesOfFeed, type FeedEntry } from "./feed-entries";
import type { FeedItem } from "./feed-item";
import { type ArticleRules, normaliseEntry } from "./normalise-entry";

/** Leaves out the entries that need not be read. */
export type ChooseEntries = (entries: readonly FeedEntry[]) => Promise<readonly FeedEntry[]>;

/** The articles of one fetched feed, newest first, each story once. */
export async function articlesOfFeed(
  items: readonly FeedItem[],
  source: NewsSource,
  rules: ArticleRules,
  fetchedAt: string,
  choose: ChooseEntries = async (entries) => entries,
): Promise<FeedArticle[]> {
  const articles: FeedArticle[] = [];
  const guids = new Set<string>();
  for (const entry of await choose(await entriesOfFeed(items, fetchedAt))) {
    const article = normaliseEntry(entry, source, rules, fetchedAt);
    if (article === null || (article.guid !== null && guids.has(article.guid))) continue;
    if (article.guid !== null) guids.add(article.guid);
    articles.push(article);
  }
  return articles;
}
