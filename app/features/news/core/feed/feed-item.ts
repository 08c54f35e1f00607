// The shape that every feed format is turned into before the news rules look at it.

/** A text body of an entry: untrusted HTML and the address its relative links are read against. */
export interface FeedBody {
  readonly html: string;
  readonly baseUrl: string;
}

/** One entry of a feed, still as the publisher wrote it. Nothing here is safe to show. */
export interface FeedItem {
  readonly guid: string | null;
  /** Absolute address in any scheme, or null when there is none. */
  readonly link: string | null;
  /** One line of plain text, entities decoded. */
  readonly title: string | null;
  /** The date as written. */
  readonly date: string | null;
  readonly summary: FeedBody | null;
  /** The full text, where the feed has one beside the summary. */
  readonly content: FeedBody | null;
  /** Plain text, as written. */
  readonly categories: readonly string[];
}

export type FeedFormat = "rss" | "atom" | "rdf" | "json";

/** Why a body is not a feed: it is empty, a web page, another kind of document, or too broken to read. */
export type FeedRefusal = "empty" | "html" | "not-a-feed" | "malformed";

export type ParsedFeed =
  | {
      readonly ok: true;
      readonly format: FeedFormat;
      readonly items: readonly FeedItem[];
      /** True when parts of the feed were broken and only the readable items are here. */
      readonly recovered: boolean;
    }
  | { readonly ok: false; readonly reason: FeedRefusal };
