// Says what a body is, and makes its text harmless for the XML parser. DOCTYPE and the entities it declares are
// removed, so nothing can multiply or be fetched from outside. Bare ampersands and angle brackets are escaped.
import { stripControlCharacters } from "~/lib/control-characters";
import { closeSections } from "./close-sections";
import type { FeedRefusal } from "./feed-item";

export type FeedText =
  | { readonly type: "xml"; readonly format: "rss" | "atom" | "rdf"; readonly text: string }
  | { readonly type: "json"; readonly text: string }
  | { readonly type: "refused"; readonly reason: FeedRefusal };

const FEED_ROOTS: ReadonlyMap<string, "rss" | "atom" | "rdf"> = new Map([
  ["rss", "rss"],
  ["feed", "atom"],
  ["rdf", "rdf"],
]);

/** Warnings that a server prints before the feed are short. Further in, "<rss" is part of somebody's text. */
const MAX_LEADING_JUNK = 4096;

/** The kind of a decoded body and the text to parse; leading blanks and a byte order mark are left out. */
export function readFeedText(body: string): FeedText {
  const text = stripControlCharacters(body).replace(/^[\s\uFEFF]+/, "");
  if (text === "") return { type: "refused", reason: "empty" };
  if (text.startsWith("{")) return { type: "json", text };
  const root = findRoot(text);
  if (root === null) return { type: "refused", reason: "not-a-feed" };
  const format = FEED_ROOTS.get(root.name);
  if (format !== undefined) return { type: "xml", format, text: tidyXml(text.slice(root.start)) };
  if (root.name === "html") return { type: "refused", reason: "html" };
  const junk = text.slice(0, MAX_LEADING_JUNK).search(/<(?:rss|feed|(?:\w{1,20}:)?RDF)[\s>]/);
  const later = junk > 0 ? findRoot(text.slice(junk)) : null;
  const laterFormat = later === null ? undefined : FEED_ROOTS.get(later.name);
  if (laterFormat === undefined)
    return { type: "refused", reason: looksLikePage(text) ? "html" : "not-a-feed" };
  return { type: "xml", format: laterFormat, text: tidyXml(text.slice(junk)) };
}

/** A tag with more attributes than any feed has costs the parser seconds. */
const ENDLESS_TAG = /<([A-Za-z_][\w.:-]{0,80})\s[^<>]{20000,}>/g;

/** The document with sections closed, strays escaped and the elements of RSS without a prefix. */
function tidyXml(text: string): string {
  const closed = escapeStrays(closeSections(text)).replace(ENDLESS_TAG, "<$1>");
  const prefix = /^<([\w.-]{1,40}:)rss[\s>]/i.exec(closed)?.[1];
  return prefix === undefined ? closed : closed.replaceAll(`<${prefix}`, "<").replaceAll(`</${prefix}`, "</");
}

function looksLikePage(text: string): boolean {
  return /<(?:!doctype html|html|head|body|title)[\s>]/i.test(text.slice(0, MAX_LEADING_JUNK));
}

/** The first element after declaration, comments and DOCTYPE: its local name in lower case and its place. */
function findRoot(text: string): { name: string; start: number } | null {
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    if (text.startsWith("<!--", at)) at = afterMark(text, "-->", at);
    else if (text.startsWith("<?", at)) at = afterMark(text, "?>", at);
    else if (text.startsWith("<!", at)) at = afterDoctype(text, at);
    else {
      const name = /^<([A-Za-z_][\w.-]{0,40}:)?([A-Za-z_][\w.-]{0,40})/.exec(text.slice(at, at + 90))?.[2];
      if (name !== undefined) return { name: name.toLowerCase(), start: at };
      at += 1;
    }
  }
  return null;
}

/** The place behind a mark that is looked for from a place on; the end of the text where there is none. */
export function afterMark(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

/** A DOCTYPE may hold a subset in brackets with quoted ">" in it. All of it is skipped and none of it is read. */
function afterDoctype(text: string, from: number): number {
  let quote = "";
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (text.startsWith("<!--", at)) at = afterMark(text, "-->", at) - 1;
    else if (character === "[") depth += 1;
    else if (character === "]") depth -= 1;
    else if (character === ">" && depth <= 0) return at + 1;
  }
  return text.length;
}

/** Nobody means a hundred of them, and each would become five characters. */
const STRAY_RUN = /&{100,}/g;

const STRAY = /&(?!(?:#\d{1,8}|#[xX][\da-fA-F]{1,8}|[A-Za-z][A-Za-z\d]{0,30});)|<(?![A-Za-z_/!?])/g;

/** Bare "&" and "<" outside CDATA become references, so that one careless title does not end the feed. */
function escapeStrays(whole: string): string {
  const text = whole.replace(STRAY_RUN, "&");
  let escaped = "";
  let position = 0;
  while (position < text.length) {
    const start = text.indexOf("<![CDATA[", position);
    const end = start === -1 ? text.length : start;
    escaped += text.slice(position, end).replace(STRAY, (stray) => (stray === "&" ? "&amp;" : "&lt;"));
    position = start === -1 ? end : afterMark(text, "]]>", start);
    escaped += text.slice(end, position);
  }
  return escaped;
}
