// Untrusted HTML is reduced to a short allow-list of tags and written anew from what was read. So the result is
// canonical: cleaning it again changes nothing, and no browser reads it in another way.
import { absoluteLink } from "~/lib/canonical-url";
import { type Block, MARKS, type Mark, type Run, readHtmlDocument } from "~/lib/html-document";
import { escapeHtml } from "~/lib/html-entities";

export interface CleanHtmlOptions {
  /** What relative links are resolved against; without it they lose their link. */
  readonly baseUrl?: string;
  /** "none" keeps the words of every link and drops its address. */
  readonly links?: "keep" | "none";
}

/**
 * Safe, canonical HTML with p, br, strong, em, b, i, ul, ol, li, blockquote, code and a[href http(s)] only;
 * every text stands in a paragraph or a list item. Empty when nothing but markup was given.
 * Cleaning it again changes nothing.
 */
export function cleanHtml(html: string, options: CleanHtmlOptions = {}): string {
  const toLink = (href: string) => (options.links === "none" ? null : absoluteLink(href, options.baseUrl));
  return readHtmlDocument(html, toLink).map(writeBlock).join("");
}

/** Plain text as clean HTML: one paragraph, or none for blank text. */
export function textAsHtml(text: string): string {
  return cleanHtml(escapeHtml(text));
}

function writeBlock(block: Block): string {
  if (block.type === "paragraph") return wrap("p", writeRuns(block.runs));
  if (block.type === "quote") return wrap("blockquote", block.blocks.map(writeBlock).join(""));
  return wrap(block.name, block.items.map(writeItem).join(""));
}

/** The first paragraph of an item needs no tag of its own. */
function writeItem(blocks: readonly Block[]): string {
  const written = blocks.map((block) =>
    block.type === "paragraph" ? { block, html: writeRuns(block.runs) } : { block, html: writeBlock(block) },
  );
  const [first, ...rest] = written.filter(({ html }) => html !== "");
  if (first === undefined) return "";
  const others = rest.map(({ block, html }) => (block.type === "paragraph" ? wrap("p", html) : html));
  return wrap("li", first.html + others.join(""));
}

function wrap(name: string, html: string): string {
  return html === "" ? "" : `<${name}>${html}</${name}>`;
}

/** Inline HTML: white space collapsed, breaks at the edges left out, marks always nested in the same order. */
function writeRuns(runs: readonly Run[]): string {
  let html = "";
  let open: readonly Mark[] = [];
  for (const run of tidyRuns(runs)) {
    const marks =
      run === "break" ? [] : MARKS.flatMap((name) => run.marks.filter((mark) => mark.name === name));
    let shared = 0;
    while (shared < open.length && isSameMark(open[shared], marks[shared])) shared += 1;
    html += open.slice(shared).reverse().map(closeTag).join("");
    html += marks.slice(shared).map(openTag).join("");
    html += run === "break" ? "<br>" : escapeHtml(run.text);
    open = marks;
  }
  return html + [...open].reverse().map(closeTag).join("");
}

function isSameMark(one: Mark | undefined, other: Mark | undefined): boolean {
  return one?.name === other?.name && one?.href === other?.href;
}

function openTag(mark: Mark): string {
  if (mark.href === null) return `<${mark.name}>`;
  return `<a href="${escapeHtml(mark.href)}" rel="noopener noreferrer">`;
}

function closeTag(mark: Mark): string {
  return `</${mark.name}>`;
}

/** Removes white space that a browser would not show, across runs. A paragraph that becomes empty has no runs. */
function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let afterSpace = true;
  for (const run of runs) {
    if (run === "break") {
      trimLast(tidy);
      if (tidy.length > 0) tidy.push("break");
      afterSpace = true;
      continue;
    }
    const collapsed = run.text.replace(/[\t\n\f\r ]+/g, " ");
    const text: string = afterSpace ? collapsed.replace(/^ /, "") : collapsed;
    if (text === "") continue;
    tidy.push({ text, marks: run.marks });
    afterSpace = text.endsWith(" ");
  }
  trimLast(tidy);
  while (tidy.at(-1) === "break") {
    tidy.pop();
    trimLast(tidy);
  }
  return tidy.some((run) => run !== "break" && /\S/.test(run.text)) ? tidy : [];
}

/** Takes the space off the end of the last run, and the run with it when nothing else was in it. */
function trimLast(runs: Run[]): void {
  const last = runs.at(-1);
  if (last === undefined || last === "break" || !last.text.endsWith(" ")) return;
  runs.pop();
  const text = last.text.slice(0, -1);
  if (text !== "") runs.push({ text, marks: last.marks });
}
