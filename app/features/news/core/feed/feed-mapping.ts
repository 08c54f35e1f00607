// Turns the formats of feedsmith into one shape: which field of which namespace stands for what.
import { decodeHTML } from "entities";
import type { parseFeed } from "feedsmith";
import { escapeHtml } from "~/lib/escape-html";
import { htmlToText } from "~/lib/html-to-text";
import { oneLine } from "~/lib/typed-line";
import type { FeedBody, FeedItem } from "./feed-item";

type AnyFeed = ReturnType<typeof parseFeed<string>>;
type Feed<F extends AnyFeed["format"]> = Extract<AnyFeed, { format: F }>["feed"];
type RssItem = NonNullable<Feed<"rss">["items"]>[number];
type RdfItem = NonNullable<Feed<"rdf">["items"]>[number];
type AtomEntry = NonNullable<Feed<"atom">["entries"]>[number];
type JsonItem = NonNullable<Feed<"json">["items"]>[number];
type Media = NonNullable<RssItem["media"]>;
type AtomText = {
  readonly value?: string;
  readonly type?: string;
  readonly xml?: { readonly base?: string };
};

/** The items of a parsed feed. `feedUrl` is where it was fetched: the last resort for relative links. */
export function toFeedItems(parsed: AnyFeed, feedUrl: string): FeedItem[] {
  if (parsed.format === "json") {
    const base = resolve(parsed.feed.home_page_url, feedUrl);
    return (parsed.feed.items ?? []).map((item) => fromJson(item, base));
  }
  if (parsed.format === "atom") {
    const base = resolve(parsed.feed.xml?.base, feedUrl);
    return (parsed.feed.entries ?? []).map((entry) => fromAtom(entry, base));
  }
  const base = resolve(parsed.feed.xml?.base ?? parsed.feed.link, feedUrl);
  if (parsed.format === "rdf") return (parsed.feed.items ?? []).map((item) => fromRdf(item, base));
  return (parsed.feed.items ?? []).map((item) => fromRss(item, base));
}

function fromRss(item: RssItem, feedBase: string): FeedItem {
  const base = resolve(item.xml?.base, feedBase);
  const guid = item.guid?.value ?? null;
  // RSS 2.0: a guid is a permanent link unless it says otherwise.
  const permaLink = item.guid?.isPermaLink !== false && /^https?:\/\//i.test(guid ?? "") ? guid : null;
  const link = item.link ?? alternateLink(item.atom?.links) ?? permaLink;
  return {
    guid: guid ?? item.atom?.id ?? null,
    link: absolute(link, base),
    title: titleText(item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value),
    date: item.pubDate ?? findDate(item) ?? item.atom?.published ?? item.atom?.updated ?? null,
    summary: body(item.description ?? item.dc?.descriptions?.[0] ?? mediaDescription(item.media), base),
    content: body(item.content?.encoded ?? item.atom?.content?.value, base),
    categories: listCategories([
      ...(item.categories ?? []).map(({ name }) => name),
      ...(item.dc?.subjects ?? []),
    ]),
  };
}

function fromRdf(item: RdfItem, feedBase: string): FeedItem {
  const base = resolve(item.xml?.base, feedBase);
  return {
    guid: item.rdf?.about ?? null,
    link: absolute(item.link ?? item.rdf?.about, base),
    title: titleText(item.title ?? item.dc?.titles?.[0]),
    date: findDate(item),
    summary: body(item.description ?? item.dc?.descriptions?.[0], base),
    content: body(item.content?.encoded, base),
    categories: listCategories(item.dc?.subjects ?? []),
  };
}

function fromAtom(entry: AtomEntry, feedBase: string): FeedItem {
  const base = resolve(entry.xml?.base, feedBase);
  const idLink = /^https?:\/\//i.test(entry.id ?? "") ? entry.id : undefined;
  return {
    guid: entry.id ?? null,
    link: absolute(alternateLink(entry.links) ?? entry.content?.src ?? idLink, base),
    title: isPlainType(entry.title) ? plainTitle(entry.title?.value) : titleText(entry.title?.value),
    date: entry.published ?? findDate(entry) ?? entry.updated ?? null,
    summary: atomBody(entry.summary, base) ?? body(mediaDescription(entry.media), base),
    content: atomBody(entry.content, base),
    categories: listCategories([
      ...(entry.categories ?? []).map(({ label, term }) => label ?? term),
      ...(entry.dc?.subjects ?? []),
    ]),
  };
}

function fromJson(item: JsonItem, base: string): FeedItem {
  const text = item.content_text;
  return {
    guid: item.id ?? null,
    link: absolute(item.url ?? item.external_url ?? item.id, base),
    title: plainTitle(item.title),
    date: item.date_published ?? item.date_modified ?? null,
    summary: body(item.summary === undefined ? undefined : plainAsHtml(item.summary), base),
    content: body(item.content_html ?? (text === undefined ? undefined : plainAsHtml(text)), base),
    categories: listCategories(item.tags ?? []),
  };
}

function findDate(item: Pick<RdfItem, "dc" | "dcterms">): string | null {
  const { dc, dcterms } = item;
  return (
    dc?.dates?.[0] ??
    dcterms?.issued?.[0] ??
    dcterms?.created?.[0] ??
    dcterms?.dates?.[0] ??
    dcterms?.modified?.[0] ??
    null
  );
}

function alternateLink(
  links: readonly { readonly href?: string; readonly rel?: string }[] | undefined,
): string | undefined {
  const alternate = links?.find(
    ({ rel, href }) => href !== undefined && (rel ?? "alternate") === "alternate",
  );
  return alternate?.href;
}

function mediaDescription(media: Media | undefined): string | undefined {
  return media?.description?.value ?? media?.groups?.[0]?.description?.value;
}

/** RFC 4287: in a text of type "text", or without a type, markup is to be shown and not obeyed. */
function isPlainType(text: AtomText | undefined): boolean {
  return text?.type === undefined || text.type === "text" || text.type === "text/plain";
}

/** Bodies without a type are HTML in practice. Bodies of type "text" are not. */
function atomBody(text: AtomText | undefined, base: string): FeedBody | null {
  if (text?.value === undefined) return null;
  const html = text.type !== undefined && isPlainType(text) ? plainAsHtml(text.value) : text.value;
  return body(html, resolve(text.xml?.base, base));
}

function body(html: string | undefined, baseUrl: string): FeedBody | null {
  return html === undefined || html.trim() === "" ? null : { html, baseUrl };
}

function plainAsHtml(text: string): string {
  return escapeHtml(text).replace(/\n/g, "<br>");
}

const TITLE_MARKUP =
  /<\/?(?:a|abbr|b|big|br|cite|code|em|font|h[1-6]|i|img|mark|p|q|s|script|small|span|strike|strong|style|sub|sup|svg|tt|u)(?:\s[^<>]*)?\/?>/i;

/** A title that may hold HTML. Words in angle brackets that are not markup ("<T> in generics") are kept. */
function titleText(title: string | undefined): string | null {
  if (title === undefined) return null;
  if (!TITLE_MARKUP.test(title)) return plainTitle(title);
  const text = oneLine(htmlToText(title));
  if (text !== "") return text;
  return /<(?:img|svg)\b/i.test(title) ? imageText(title) : plainTitle(title);
}

/** The words of a title that is nothing but an image; the text of the entry makes one where it has none. */
function imageText(title: string): string | null {
  const [, double, single] = /<img\b[^<>]{0,2000}?\salt=(?:"([^"<>]*)"|'([^'<>]*)')/i.exec(title) ?? [];
  return plainTitle(double ?? single);
}

/** Entities are decoded once more even in plain titles: writing "&amp;#8217;" is a common mistake. */
function plainTitle(title: string | undefined): string | null {
  const text = oneLine(decodeHTML(title ?? ""));
  return text === "" ? null : text;
}

function listCategories(names: readonly (string | undefined)[]): string[] {
  const tidy = names.map((name) => oneLine(decodeHTML(name ?? ""))).filter((name) => name !== "");
  return [...new Set(tidy)].slice(0, 20);
}

function absolute(link: string | null | undefined, base: string): string | null {
  const trimmed = link?.trim() ?? "";
  if (trimmed === "") return null;
  try {
    return new URL(trimmed, base).href;
  } catch {
    return null;
  }
}

function resolve(address: string | undefined, base: string): string {
  return absolute(address, base) ?? base;
}
