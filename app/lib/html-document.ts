// Untrusted HTML is read into a small document that can only hold what the allow-list allows. Formatting is a set of
// marks on a run of text, so badly nested tags cannot survive into the result.
import { htmlTokens } from "~/lib/html-tokens";

export const MARKS = ["a", "strong", "b", "em", "i", "code"] as const;
export type MarkName = (typeof MARKS)[number];

export interface Mark {
  readonly name: MarkName;
  /** The address of a link; null for every other mark. */
  readonly href: string | null;
}

/** A piece of text with its marks, or a line break. */
export type Run = { readonly text: string; readonly marks: readonly Mark[] } | "break";

export type Block =
  | { readonly type: "paragraph"; readonly runs: Run[] }
  | { readonly type: "quote"; readonly blocks: Block[] }
  | { readonly type: "list"; readonly name: "ul" | "ol"; readonly items: Block[][] };

/** Tags outside the allow-list that begin and end a paragraph of their own. */
const BREAKING = new Set(
  "p address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main menu nav optgroup option pre search section summary table tbody td tfoot th thead tr".split(
    " ",
  ),
);

/** Lists and quotes nested deeper are read as paragraphs; only attackers write them. */
const MAX_DEPTH = 12;

type Container =
  | { readonly type: "root" | "quote" | "item"; readonly blocks: Block[] }
  | { readonly type: "ul" | "ol"; readonly items: Block[][] };

interface OpenMark extends Mark {
  /** How many containers were open when the mark began: it ends with the container it began in. */
  readonly depth: number;
}

interface Draft {
  readonly containers: Container[];
  marks: OpenMark[];
  paragraph: Run[] | null;
  /** How many marks were open at the last `<p>`: those opened in it end with it. Null outside a `<p>`. */
  marksAtParagraph: number | null;
}

/** The document of an HTML text. `toLink` decides which addresses a link may have; null drops the link. */
export function readHtmlDocument(html: string, toLink: (href: string) => string | null): Block[] {
  const blocks: Block[] = [];
  const draft: Draft = {
    containers: [{ type: "root", blocks }],
    marks: [],
    paragraph: null,
    marksAtParagraph: null,
  };
  for (const token of htmlTokens(html)) {
    if (token.type === "text") addText(draft, token.text);
    else if (token.type === "open") openElement(draft, token.name, token.href, toLink);
    else closeElement(draft, token.name);
  }
  return blocks;
}

function openElement(
  draft: Draft,
  name: string,
  href: string | null,
  toLink: (href: string) => string | null,
): void {
  if (name === "br") addBreak(draft);
  else if (isMarkName(name)) openMark(draft, name, href, toLink);
  else if (name === "li") openItem(draft);
  else if (name === "ul" || name === "ol" || name === "blockquote") openContainer(draft, name);
  else if (BREAKING.has(name)) {
    endParagraph(draft);
    if (name === "p") draft.marksAtParagraph = draft.marks.length;
  }
}

function closeElement(draft: Draft, name: string): void {
  if (isMarkName(name)) draft.marks = draft.marks.filter((mark) => mark.name !== name);
  else if (name === "li") closeContainer(draft, "item");
  else if (name === "ul" || name === "ol") closeContainer(draft, name);
  else if (name === "blockquote") closeContainer(draft, "quote");
  else if (BREAKING.has(name)) endParagraph(draft);
}

function isMarkName(name: string): name is MarkName {
  return MARKS.some((mark) => mark === name);
}

function openMark(
  draft: Draft,
  name: MarkName,
  href: string | null,
  toLink: (href: string) => string | null,
): void {
  const depth = draft.containers.length;
  if (name !== "a") {
    if (!draft.marks.some((mark) => mark.name === name)) draft.marks.push({ name, href: null, depth });
    return;
  }
  // A link inside a link ends the outer one, as in a browser.
  draft.marks = draft.marks.filter((mark) => mark.name !== "a");
  const address = href === null ? null : toLink(href);
  if (address !== null) draft.marks.push({ name, href: address, depth });
}

function addText(draft: Draft, text: string): void {
  if (draft.paragraph === null && !/\S/.test(text)) return;
  openParagraph(draft).push({ text, marks: draft.marks.map(({ name, href }) => ({ name, href })) });
}

/** A second break in a row is how old pages write a new paragraph. */
function addBreak(draft: Draft): void {
  const runs = draft.paragraph;
  if (runs === null) return;
  const last = runs.findLast((run) => run === "break" || /\S/.test(run.text));
  if (last === "break") draft.paragraph = null;
  else runs.push("break");
}

function openParagraph(draft: Draft): Run[] {
  if (draft.paragraph !== null) return draft.paragraph;
  const runs: Run[] = [];
  blocksOf(draft).push({ type: "paragraph", runs });
  draft.paragraph = runs;
  return runs;
}

/** Where a new block goes; text directly in a list gets an item of its own. */
function blocksOf(draft: Draft): Block[] {
  const top = draft.containers.at(-1);
  if (top === undefined) return [];
  if ("blocks" in top) return top.blocks;
  const blocks: Block[] = [];
  top.items.push(blocks);
  draft.containers.push({ type: "item", blocks });
  return blocks;
}

function endParagraph(draft: Draft): void {
  draft.paragraph = null;
  if (draft.marksAtParagraph !== null) draft.marks = draft.marks.slice(0, draft.marksAtParagraph);
  draft.marksAtParagraph = null;
}

function openContainer(draft: Draft, name: "ul" | "ol" | "blockquote"): void {
  endParagraph(draft);
  if (draft.containers.length >= MAX_DEPTH) return;
  const parent = blocksOf(draft);
  if (name === "blockquote") {
    const blocks: Block[] = [];
    parent.push({ type: "quote", blocks });
    draft.containers.push({ type: "quote", blocks });
  } else {
    const items: Block[][] = [];
    parent.push({ type: "list", name, items });
    draft.containers.push({ type: name, items });
  }
}

function openItem(draft: Draft): void {
  endParagraph(draft);
  if (draft.containers.at(-1)?.type === "item") popContainer(draft);
  const top = draft.containers.at(-1)?.type;
  if (top !== "ul" && top !== "ol") openContainer(draft, "ul");
  const list = draft.containers.at(-1);
  if (list !== undefined && "items" in list) blocksOf(draft);
}

/** Closes up to the named container; an item is closed only inside the nearest list. */
function closeContainer(draft: Draft, type: Container["type"]): void {
  endParagraph(draft);
  const index = draft.containers.findLastIndex(
    (container) => container.type === type || (type === "item" && "items" in container),
  );
  if (draft.containers[index]?.type !== type) return;
  while (draft.containers.length > index) popContainer(draft);
}

function popContainer(draft: Draft): void {
  draft.containers.pop();
  draft.marks = draft.marks.filter((mark) => mark.depth <= draft.containers.length);
}
