// A small reader of untrusted HTML, for runtimes that have no DOM. Nothing it yields is trusted as markup:
// the cleaner writes its own tags from the tokens, so a reading that differs from a browser's is harmless.
import { stripControlCharacters } from "~/lib/control-characters";
import { decodeEntities } from "~/lib/html-entities";

export type HtmlToken =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "open"; readonly name: string; readonly href: string | null }
  | { readonly type: "close"; readonly name: string };

/** Elements whose content is never text of the page. */
const DROPPED_WITH_CONTENT = new Set(
  "script style title textarea xmp noembed noframes noscript iframe svg math object template select audio video canvas applet plaintext".split(
    " ",
  ),
);

/** Of those, the ones a browser reads as raw text: without an end tag they swallow the rest. */
const RAW_TEXT = new Set(
  "script style title textarea xmp noembed noframes noscript iframe plaintext".split(" "),
);

const TAG_START = /<[a-zA-Z!?/]/g;
const NAME = /[a-zA-Z][^\s/>]*/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)?(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;

/** The tokens of an HTML text: decoded text, start tags with their link, end tags; comments left out. */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  const html = stripControlCharacters(source);
  // Positions must agree, and lower-casing may change a string's length ("İ"), so only ASCII is lowered.
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const withoutEnd = new Set<string>();
  let position = 0;
  while (position < html.length) {
    const bracket = html.indexOf("<", position);
    if (bracket !== position) {
      const end = bracket < 0 ? html.length : bracket;
      yield { type: "text", text: decodeReferences(html.slice(position, end)) };
      position = end;
      continue;
    }
    const declared = endOfDeclaration(html, position);
    if (declared !== null) {
      position = declared;
    } else if (html[position + 1] === "/") {
      const name = nameAt(lowered, position + 2);
      position = readAttributes(html, position + 2 + name.length).end;
      yield { type: "close", name };
    } else if (/[a-zA-Z]/.test(html.charAt(position + 1))) {
      const name = nameAt(lowered, position + 1);
      const tag = readAttributes(html, position + 1 + name.length);
      position = tag.end;
      if (!DROPPED_WITH_CONTENT.has(name)) {
        yield { type: "open", name, href: tag.href };
      } else if (!tag.selfClosing || RAW_TEXT.has(name)) {
        position = skipContent(lowered, name, position, withoutEnd);
      }
    } else {
      // A bracket that opens nothing is text, and so is all up to the next one that may open something.
      const end = startOfTag(html, position + 1);
      yield { type: "text", text: decodeReferences(html.slice(position, end)) };
      position = end;
    }
  }
}

function startOfTag(html: string, from: number): number {
  TAG_START.lastIndex = from;
  return TAG_START.exec(html)?.index ?? html.length;
}

/** The position after what is no element: a comment, a declaration, an end tag without a name; null for the rest. */
function endOfDeclaration(html: string, position: number): number | null {
  if (html.startsWith("<![CDATA[", position)) return position + "<![CDATA[".length;
  if (html.startsWith("<!--", position)) return endOf(html, "-->", position + 2);
  const isNone = /^<(?:[!?]|\/(?![a-zA-Z]))/.test(html.slice(position, position + 3));
  return isNone ? endOf(html, ">", position + 1) : null;
}

/** Decoding can bring a control character back in (`&#1;`), so they are removed again. */
function decodeReferences(text: string): string {
  return text.includes("&") ? stripControlCharacters(decodeEntities(text)) : text;
}

function nameAt(lowered: string, position: number): string {
  NAME.lastIndex = position;
  return NAME.exec(lowered)?.[0] ?? "";
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

interface TagRest {
  readonly href: string | null;
  readonly selfClosing: boolean;
  readonly end: number;
}

/** Reads on to the `>` of a tag; quotes may hide one. A tag that never ends takes the rest, as in a browser. */
function readAttributes(html: string, from: number): TagRest {
  let position = from;
  let href: string | null = null;
  while (position < html.length && html[position] !== ">") {
    ATTRIBUTE.lastIndex = position;
    const match = ATTRIBUTE.exec(html);
    const [whole = "", name, double, single, bare] = match ?? [];
    if (name?.toLowerCase() === "href" && href === null)
      href = decodeReferences(double ?? single ?? bare ?? "");
    position += Math.max(whole.length, 1);
  }
  return { href, selfClosing: html[position - 1] === "/", end: Math.min(position + 1, html.length) };
}

/** The position after the content and end tag of a dropped element. */
function skipContent(lowered: string, name: string, from: number, withoutEnd: Set<string>): number {
  if (withoutEnd.has(name)) return RAW_TEXT.has(name) ? lowered.length : from;
  for (let at = lowered.indexOf(`</${name}`, from); at !== -1; at = lowered.indexOf(`</${name}`, at + 1)) {
    const after = lowered[at + 2 + name.length];
    if (after === undefined || /[\s/>]/.test(after)) return endOf(lowered, ">", at);
  }
  withoutEnd.add(name);
  return RAW_TEXT.has(name) ? lowered.length : from;
}
