// The feed of all changes, and of those of the rules alone, as Atom (RFC 4287).
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { escapeHtml } from "~/lib/escape-html";
import type { ShownChange } from "./shown-change";

/** The pages whose changes have a feed. */
export const FEED_PAGES = ["changes", "rules"] as const;
export type FeedPage = (typeof FEED_PAGES)[number];

/** Where the feed of a page is in a language. */
export function changesFeedPath(page: FeedPage, locale: Locale): string {
  return `${toPath(page, locale)}/${page === "rules" ? "changes" : "feed"}.xml`;
}

interface FeedInput {
  readonly page: FeedPage;
  /** The newest first. */
  readonly changes: readonly ShownChange[];
  readonly locale: Locale;
  /** The configured origin of the site. */
  readonly origin: string;
  readonly title: string;
  readonly siteTitle: string;
  /** Stands before the name of a text. */
  readonly sourceWord: string;
}

const OPENED_ON = "2026-11-20";

/**
 * The feed as XML: the same changes give the same text, whenever it is made. Ids are tags of the host on the day of each
 * change (RFC 4151), apart for each language.
 */
export function toAtomFeed(input: FeedInput): string {
  const { page, changes, locale, origin, title, siteTitle, sourceWord } = input;
  const { tag } = LANGUAGES[locale];
  const openWith = (day: string, name: string, itsTitle: string) =>
    `<id>tag:${new URL(origin).hostname},${day}:${name}/${tag}</id>
<title>${escapeHtml(itsTitle)}</title>`;
  const entries = changes.map(({ id, path, seenOn, sentence, why, source, ...change }) => {
    const content = [sentence, why, source && `${sourceWord}: ${source.name}.`];
    return `<entry>
${openWith(seenOn, `changes/${id}`, change.title)}
<link href="${escapeHtml(origin + path)}"/>
<published>${seenOn}T00:00:00Z</published>
<updated>${seenOn}T00:00:00Z</updated>
<content>${escapeHtml(content.filter((part) => part !== null).join(" "))}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
${openWith(OPENED_ON, page, title)}
<updated>${changes[0]?.seenOn ?? OPENED_ON}T00:00:00Z</updated>
<author><name>${escapeHtml(siteTitle)}</name></author>
<link href="${escapeHtml(origin + toPath(page, locale))}"/>
<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + changesFeedPath(page, locale))}"/>
${entries.join("")}</feed>
`;
}
