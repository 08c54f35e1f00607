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
  const toTag = (day: string, name: string) => `tag:${new URL(origin).hostname},${day}:${name}/${tag}`;
  const entries = changes.map((change) => {
    const { sentence, why, source } = change;
    const moment = `${change.seenOn}T00:00:00Z`;
    const text = [sentence, why ?? "", source === null ? "" : `${sourceWord}: ${source.name}.`];
    return `<entry>
${element("id", toTag(change.seenOn, `changes/${change.id}`))}
${element("title", change.title)}
<link href="${escapeHtml(origin + change.path)}"/>
${element("published", moment)}
${element("updated", moment)}
${element("content", text.filter((part) => part !== "").join(" "))}
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
${element("id", toTag(OPENED_ON, page))}
${element("title", title)}
${element("updated", `${changes[0]?.seenOn ?? OPENED_ON}T00:00:00Z`)}
<author>${element("name", siteTitle)}</author>
<link href="${escapeHtml(origin + toPath(page, locale))}"/>
<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + changesFeedPath(page, locale))}"/>
${entries.join("")}</feed>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
