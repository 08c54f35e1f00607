// Identifies the entries of a feed without reading their texts: the story of each, and whether it has changed. Known
// entries cost little, so a feed may be asked every hour.

import { canonicalUrl, storyAddress } from "~/lib/canonical-url";
import { foldText } from "~/lib/fold-text";
import { laterFirst } from "~/lib/later-first";
import { shortHash, urlHash } from "~/lib/short-hash";

import { toArticleDate } from "./feed-date";
import type { FeedItem } from "./feed-item";

/** The newest entries of one feed that are looked at in one run. */
export const NEWEST_PER_FEED = 200;

/** Longer ids are data, not names; the address alone identifies such an entry. */
const GUID_LIMIT = 500;

/** Longest HTML of a body that is read, in characters: several times the text that is kept. */
export const BODY_LIMIT = 60_000;

export interface FeedEntry {
  /** Lower-case hex SHA-256 prefix (32 chars) of the story's address: primary key, dedupe key. */
  readonly id: string;
  readonly guid: string | null;
  /** Canonical http(s) address, tracking parameters and fragment removed. */
  readonly sourceUrl: string;
  /** Differs once the feed has changed a word of the entry. */
  readonly feedHash: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly item: FeedItem;
}

/** The newest entries with an http(s) link and some words, newest first, each story once. */
export async function entriesOfFeed(items: readonly FeedItem[], fetchedAt: string): Promise<FeedEntry[]> {
  const seen = new Set<string>();
  const entries: FeedEntry[] = [];
  for (const { item, publishedAt } of newestItems(items, fetchedAt, NEWEST_PER_FEED)) {
    const entry = await toEntry(item, publishedAt);
    if (entry === null || seen.has(entry.id)) continue;
    seen.add(entry.id);
    entries.push(entry);
  }
  return entries;
}

async function toEntry(item: FeedItem, publishedAt: string): Promise<FeedEntry | null> {
  const sourceUrl = item.link === null ? null : canonicalUrl(item.link);
  if (sourceUrl === null || (item.title === null && item.summary === null && item.content === null))
    return null;
  return {
    id: await urlHash(storyAddress(sourceUrl)),
    guid: item.guid !== null && item.guid.length <= GUID_LIMIT ? item.guid : null,
    sourceUrl,
    feedHash: toHash(item),
    publishedAt,
    item,
  };
}

function toHash({ link, title, summary, content, categories }: FeedItem): string {
  const bodies = [summary, content].map((body) => body?.html.slice(0, BODY_LIMIT));
  return shortHash([link, title, ...bodies, ...categories].join("\n"));
}

/** The newest entries by their date, one per guid and link; entries without a date count as new. */
function newestItems(items: readonly FeedItem[], fetchedAt: string, limit: number) {
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
  // The sort is stable, so equal dates keep the feed's order.
  dated.sort((a, b) => laterFirst(a.publishedAt, b.publishedAt));
  return dated.slice(0, limit);
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
