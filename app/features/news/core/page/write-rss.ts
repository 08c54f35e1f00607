// RSS 2.0 with the Atom link to itself that the RSS Advisory Board's profile asks for, and Dublin Core for the
// language and source of an item. feedsmith's generator would put line ends into links.
import { stripControlCharacters } from "~/lib/control-characters";
import { escapeHtml } from "~/lib/escape-html";

export interface RssItem {
  /** Identifies the item for ever. It is not an address. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** HTML. */
  readonly description: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly categories: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly creator: string;
}

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** The address of the feed. */
  readonly self: string;
  readonly language: string;
  /** ISO instant; null when nothing was ever fetched. */
  readonly builtAt: string | null;
  readonly items: readonly RssItem[];
}

/** The cron reads the sources every hour. */
const TTL_MINUTES = 60;

/** The channel as XML. */
export function writeRss({ builtAt, items, ...channel }: RssChannel): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", channel.title)}
${element("link", channel.link)}
${element("description", channel.description)}
${element("language", channel.language)}
${builtAt === null ? "" : element("lastBuildDate", rfc822(builtAt))}
${element("ttl", String(TTL_MINUTES))}
<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>
${items.map(writeItem).join("\n")}
</channel>
</rss>
`;
}

function writeItem(item: RssItem): string {
  return `<item>
${element("title", item.title)}
${element("link", item.link)}
${element("description", item.description)}
<guid isPermaLink="false">${escapeXml(item.id)}</guid>
${element("pubDate", rfc822(item.publishedAt))}
${item.categories.map((name) => element("category", name)).join("")}
${element("dc:language", item.language)}
${element("dc:creator", item.creator)}
</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A form feed is the one character our texts may hold and XML 1.0 may not. */
function escapeXml(text: string): string {
  return escapeHtml(stripControlCharacters(text).replaceAll("\f", " "));
}

function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
