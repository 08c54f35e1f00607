// Parses the answer of a server into items or one named reason, never an exception.
import { parseFeed as parseWithFeedsmith } from "feedsmith";
import { parseJson } from "~/lib/parse-json";
import type { FeedItem, ParsedFeed } from "./feed-item";
import { toFeedItems } from "./feed-mapping";
import { splitJsonFeed, splitXmlFeed, wrapEntries } from "./feed-segments";
import { readFeedText } from "./feed-text";

/**
 * The entries of a decoded feed body: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed. A feed that is
 * broken somewhere gives the entries that can be read on their own. `feedUrl` resolves relative links.
 */
export function parseFeed(body: string, feedUrl: string): ParsedFeed {
  const read = readFeedText(body);
  if (read.type === "refused") return { ok: false, reason: read.reason };
  if (read.type === "json") return parseJsonFeed(read.text, feedUrl);
  const whole = tryParse(read.text, feedUrl);
  const { head, entries, isCut } = splitXmlFeed(read.text);
  if (whole !== null && whole.length >= entries.length && !isCut) {
    return { ok: true, format: read.format, items: whole, recovered: false };
  }
  const base = channelLink(head) ?? feedUrl;
  const single = parseEntries(entries, (some) => tryParse(wrapEntries(head, read.format, some), base));
  if (single.length === 0) return { ok: false, reason: "malformed" };
  return { ok: true, format: read.format, items: single, recovered: true };
}

/** The items of the entries that can be parsed: together if possible, else each half on its own. */
function parseEntries(
  entries: readonly string[],
  parse: (entries: readonly string[]) => FeedItem[] | null,
): FeedItem[] {
  if (entries.length === 0) return [];
  const items = parse(entries);
  if (items?.length === entries.length || entries.length === 1) return items ?? [];
  const middle = Math.floor(entries.length / 2);
  return [...parseEntries(entries.slice(0, middle), parse), ...parseEntries(entries.slice(middle), parse)];
}

function parseJsonFeed(text: string, feedUrl: string): ParsedFeed {
  const whole = tryParse(text, feedUrl);
  if (whole !== null) return { ok: true, format: "json", items: whole, recovered: false };
  if (isJson(text)) return { ok: false, reason: "not-a-feed" };
  const document = { version: "https://jsonfeed.org/version/1.1", title: "-", items: splitJsonFeed(text) };
  const items = tryParse(document, feedUrl) ?? [];
  if (items.length === 0) return { ok: false, reason: "malformed" };
  return { ok: true, format: "json", items, recovered: true };
}

/** Null when feedsmith refuses the document; it throws for that. */
function tryParse(document: unknown, feedUrl: string): FeedItem[] | null {
  try {
    return toFeedItems(parseWithFeedsmith(document), feedUrl);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

/** The channel's own page, which relative links of RSS items usually refer to. */
function channelLink(head: string): string | null {
  return /<link>\s*(?:<!\[CDATA\[)?\s*(https?:\/\/[^\s<\]]+)/i.exec(head)?.[1] ?? null;
}
