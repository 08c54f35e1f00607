// A feed that breaks half way gives the items that could be read: its entries are found by their tags alone, so
// that each can be parsed on its own.
import { parseJson } from "~/lib/parse-json";
import { afterMark } from "./feed-text";

/** How many entries are looked for in a broken feed: more than one run takes. */
const MAX_SEGMENTS = 300;

export interface FeedSegments {
  /** The text before the first entry: root element and channel. */
  readonly head: string;
  /** Complete entries. An entry that the end of the text cuts off is left out. */
  readonly entries: readonly string[];
  /** True when the text ends inside an entry. */
  readonly isCut: boolean;
}

/** The entries of an RSS, RDF or Atom text. CDATA and comments are stepped over. */
export function splitXmlFeed(text: string): FeedSegments {
  const marks = /<!\[CDATA\[|<!--|<(\/?)((?:[\w.-]{1,40}:)?(?:item|entry))(?=[\s/>])/gi;
  const entries: string[] = [];
  let head: string | null = null;
  let open: { start: number; name: string } | null = null;
  for (
    let match = marks.exec(text);
    match !== null && entries.length < MAX_SEGMENTS;
    match = marks.exec(text)
  ) {
    const [mark, slash, name] = match;
    if (name === undefined) {
      marks.lastIndex = afterMark(text, mark === "<!--" ? "-->" : "]]>", match.index);
      continue;
    }
    // An entry that was never closed ends where the next begins.
    if (open !== null) entries.push(`${text.slice(open.start, match.index)}</${open.name}>`);
    open = null;
    if (slash === "/") continue;
    head ??= text.slice(0, match.index);
    if (!text.startsWith("/>", marks.lastIndex)) open = { start: match.index, name };
  }
  return { head: head ?? text, entries, isCut: open !== null };
}

/** A feed document around entries: the root element with its namespaces, nothing else of the head. */
export function wrapEntries(
  head: string,
  format: "rss" | "atom" | "rdf",
  entries: readonly string[],
): string {
  const root = /<((?:[\w.-]{1,40}:)?[\w.-]{1,40})(?:[^<>"']|"[^"]*"|'[^']*')*>/.exec(head.slice(0, 20_000));
  const [tag, name] = root === null ? ["<rss>", "rss"] : [root[0].replace(/\/>$/, ">"), root[1] ?? "rss"];
  if (format !== "rss") return `${tag}${entries.join("")}</${name}>`;
  return `${tag}<channel>${entries.join("")}</channel></${name}>`;
}

/** The complete objects of the "items" list of a JSON Feed that cannot be parsed as a whole. */
export function splitJsonFeed(text: string): unknown[] {
  const list = /"items"\s*:\s*\[/.exec(text);
  const items: unknown[] = [];
  if (list === null) return items;
  // Texts are stepped over: a bracket in one opens nothing.
  const marks = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[[\]{}]/g;
  marks.lastIndex = list.index + list[0].length;
  let start = -1;
  let depth = 0;
  for (
    let match = marks.exec(text);
    match !== null && items.length < MAX_SEGMENTS;
    match = marks.exec(text)
  ) {
    const [mark] = match;
    if ("{[".includes(mark)) {
      if (depth === 0) start = match.index;
      depth += 1;
    } else if ("}]".includes(mark)) {
      depth -= 1;
      if (depth < 0) return items;
      const item = depth === 0 ? parseJson(text.slice(start, marks.lastIndex)) : undefined;
      if (item !== undefined) items.push(item);
    }
  }
  return items;
}
