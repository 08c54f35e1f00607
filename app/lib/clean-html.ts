// Untrusted HTML is reduced to a short allow-list of tags and written anew from what was read. So the result is
// canonical: cleaning it again changes nothing, and no browser reads it in another way.
import { absoluteLink } from "~/lib/canonical-url";
import { escapeHtml } from "~/lib/escape-html";
import { isInline, readHtml } from "~/lib/read-html";

const MARKS = new Set(["a", "strong", "b", "em", "i", "code"]);
const CONTAINERS = new Set(["ul", "ol", "li", "blockquote"]);

/** Lists and quotes nested deeper are read as paragraphs; only attackers write them. */
const MAX_CONTAINERS = 12;

/** Formatting of a run of text; it ends with the element of its depth. */
interface Mark {
  readonly name: string;
  readonly depth: number;
  readonly startTag: string;
}

/** A list, item or quote and what is written in it; it ends with the element of its depth. */
interface Container {
  readonly name: string;
  readonly depth: number;
  html: string;
}

interface Draft {
  /** From the whole text to the innermost. */
  readonly outer: Container[];
  top: Container;
  marks: readonly Mark[];
  /** The HTML of the paragraph that is being written. */
  line: string;
  openInLine: readonly Mark[];
  /** Written as soon as text follows in the paragraph. */
  gap: { readonly html: " " | "<br>"; readonly marks: readonly Mark[] } | null;
}

/**
 * Safe, canonical HTML with p, br, strong, em, b, i, ul, ol, li, blockquote, code and a[href http(s)] only;
 * every text stands in a paragraph or a list item. Empty when nothing but markup was given. Relative links are resolved
 * against `baseUrl`; without it they lose their address. Cleaning the result again changes nothing.
 */
export function cleanHtml(html: string, { baseUrl }: { readonly baseUrl?: string } = {}): string {
  const whole: Container = { name: "", depth: 0, html: "" };
  const draft: Draft = { outer: [], top: whole, marks: [], line: "", openInLine: [], gap: null };
  readHtml(html, {
    open(name, depth, href) {
      if (name === "br") addBreak(draft);
      else if (MARKS.has(name)) openMark(draft, name, depth, href && absoluteLink(href, baseUrl));
      else if (!isInline(name)) {
        endParagraph(draft);
        if (CONTAINERS.has(name)) openContainer(draft, name, depth);
      }
    },
    close(name, depth) {
      draft.marks = draft.marks.filter((mark) => mark.depth < depth);
      if (name === "br" || isInline(name)) return;
      endParagraph(draft);
      while (draft.top !== whole && draft.top.depth >= depth) pop(draft);
    },
    text: (text) => addText(draft, text),
  });
  endParagraph(draft);
  while (draft.top !== whole) pop(draft);
  return whole.html;
}

/** A mark that is open already is not opened again, and a link without an address is none. */
function openMark(draft: Draft, name: string, depth: number, href: string | null | undefined): void {
  if (draft.marks.some((mark) => mark.name === name) || (name === "a" && !href)) return;
  const startTag = href ? `<a href="${escapeHtml(href)}" rel="noopener noreferrer">` : `<${name}>`;
  draft.marks = [...draft.marks, { name, depth, startTag }];
}

/** A second break in a row is how old pages write a new paragraph. */
function addBreak(draft: Draft): void {
  if (draft.gap?.html === "<br>") endParagraph(draft);
  else if (draft.line !== "") draft.gap = { html: "<br>", marks: [] };
}

function addText(draft: Draft, text: string): void {
  const { marks } = draft;
  const collapsed = text.replace(/[\t\n\f\r ]+/g, " ");
  const isFirst = draft.line === "" || draft.gap?.html === "<br>";
  const words = isFirst ? collapsed.trimStart() : collapsed;
  if (words.startsWith(" ")) draft.gap ??= { html: " ", marks };
  const shown = words.replace(/^ | $/g, "");
  if (shown === "") return;
  if (isList(draft.top)) push(draft, "li", draft.top.depth);
  if (draft.gap !== null) write(draft, draft.gap.html, draft.gap.marks);
  write(draft, escapeHtml(shown), marks);
  draft.gap = words.endsWith(" ") ? { html: " ", marks } : null;
}

/** Writes into the paragraph, after closing and opening tags until exactly `marks` are open. */
function write(draft: Draft, html: string, marks: readonly Mark[]): void {
  const open = draft.openInLine;
  let shared = 0;
  while (shared < open.length && open[shared]?.startTag === marks[shared]?.startTag) shared += 1;
  for (const { name } of open.slice(shared).reverse()) draft.line += `</${name}>`;
  for (const { startTag } of marks.slice(shared)) draft.line += startTag;
  draft.line += html;
  draft.openInLine = marks;
}

/** The first paragraph of an item needs no tag of its own. */
function endParagraph(draft: Draft): void {
  if (draft.line === "") return;
  write(draft, "", []);
  const isBare = draft.top.name === "li" && draft.top.html === "";
  draft.top.html += isBare ? draft.line : `<p>${draft.line}</p>`;
  draft.line = "";
  draft.gap = null;
}

/** Opens a list or an item: content of a list that lacks an item gets one, and an item outside a list gets a list. */
function openContainer(draft: Draft, name: string, depth: number): void {
  const isItem = name === "li";
  if (isItem && draft.top.name === "li") pop(draft);
  const fits = isItem === isList(draft.top);
  if (draft.outer.length >= MAX_CONTAINERS && !(isItem && fits)) return;
  if (isItem && !fits) push(draft, "ul", depth);
  if (!isItem && !fits) push(draft, "li", draft.top.depth);
  push(draft, name, depth);
}

function isList({ name }: Container): boolean {
  return name === "ul" || name === "ol";
}

function push(draft: Draft, name: string, depth: number): void {
  draft.outer.push(draft.top);
  draft.top = { name, depth, html: "" };
}

function pop(draft: Draft): void {
  const { name, html } = draft.top;
  const parent = draft.outer.pop();
  if (parent === undefined) return;
  if (html !== "") parent.html += `<${name}>${html}</${name}>`;
  draft.top = parent;
}
