import { isInline, readHtml } from "~/lib/read-html";
import { tidyLines } from "~/lib/tidy-lines";

interface Piece {
  readonly text: string;
  /** True where line ends are kept. */
  readonly isKept: boolean;
}

/**
 * The plain text of untrusted HTML: entities decoded, one line per block, white space collapsed. A line break inside a
 * paragraph is a space, as in HTML; in `pre` it ends a line. In a text without any block an empty line ends one, too.
 */
export function htmlToText(html: string): string {
  const pieces: Piece[] = [];
  let isKept = false;
  let hasBlocks = false;
  const breakLine = (name: string, isPre: boolean) => {
    if (isInline(name)) return;
    hasBlocks = true;
    pieces.push({ text: "\n", isKept: true });
    if (name === "pre") isKept = isPre;
  };
  readHtml(html, {
    open: (name) => breakLine(name, true),
    close: (name) => breakLine(name, false),
    text: (text) => pieces.push({ text, isKept }),
  });
  return tidyLines(pieces.map(({ text, isKept }) => (isKept ? text : joinLines(text, hasBlocks))).join(""));
}

function joinLines(text: string, hasBlocks: boolean): string {
  const lines = text.replace(/\r\n?/g, "\n");
  if (hasBlocks) return lines.replaceAll("\n", " ");
  return lines
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.replaceAll("\n", " "))
    .join("\n");
}
