// Untrusted HTML, read by htmlparser2. Nothing it yields is trusted as markup: who writes HTML from it writes own tags,
// so a reading that differs from a browser's is harmless.
import { Parser } from "htmlparser2";
import { stripControlCharacters } from "~/lib/control-characters";

/** Elements whose content is never text of the page, and is markup to no browser: without an end they take the rest. */
const RAW = new Set("script style title textarea xmp noembed noframes iframe plaintext".split(" "));

/** Elements that hold what is no text of the page. One that is never ended is left out alone. */
const DROPPED = new Set("noscript svg math object template select audio video canvas applet".split(" "));

const INLINE = new Set(
  "a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark nobr picture q rp rt ruby s samp small source span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** Browsers nest no deeper, and no text of a feed does. Deeper content is not read, so that reading is linear. */
const MAX_DEPTH = 512;

/** Called for each element, balanced: one that is never closed is closed with the one around it. */
export interface HtmlHandler {
  /** `depth` counts from 1. */
  readonly open: (name: string, depth: number, href: string | undefined) => void;
  readonly close: (name: string, depth: number) => void;
  /** Decoded text without control characters, whole between two tags. */
  readonly text: (text: string) => void;
}

/** True for an element that stands within a line; every other one begins and ends a line. */
export function isInline(name: string): boolean {
  return INLINE.has(name);
}

/** Reads an HTML text in linear time; comments, and dropped elements with what they hold, are left out. */
export function readHtml(html: string, handler: HtmlHandler): void {
  let text = "";
  let depth = 0;
  let droppedAt: number | null = null;
  const source = stripControlCharacters(html);
  const lastEnds = new Map<string, number>();
  /** True where an end tag of this name follows; it is looked for once. */
  const isEnded = (name: string, from: number) => {
    const last = lastEnds.get(name) ?? source.toLowerCase().lastIndexOf(`</${name}`);
    lastEnds.set(name, last);
    return last > from;
  };
  const handText = () => {
    // A reference can bring a control character back in (`&#1;`), so they are removed again.
    const plain = stripControlCharacters(text);
    if (plain !== "") handler.text(plain);
    text = "";
  };
  const parser = new Parser(
    {
      // Called for a tag that the text ends in, too, which is closed without having been opened.
      onopentagname() {
        depth += 1;
        if (depth > MAX_DEPTH) parser.pause();
      },
      onopentag(name, { href }) {
        if (droppedAt !== null) return;
        handText();
        if (RAW.has(name) || (DROPPED.has(name) && isEnded(name, parser.endIndex))) droppedAt = depth;
        else handler.open(name, depth, href);
      },
      onclosetag(name) {
        if (droppedAt === null) {
          handText();
          handler.close(name, depth);
        } else if (droppedAt === depth) droppedAt = null;
        depth -= 1;
      },
      ontext(piece) {
        if (droppedAt === null) text += piece;
      },
    },
    // A feed may be XHTML, in which `<a name="x"/>` is whole.
    { recognizeSelfClosing: true },
  );
  parser.end(source);
  handText();
}
