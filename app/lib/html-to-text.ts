import { stripControlCharacters } from "~/lib/control-characters";
import { htmlTokens } from "~/lib/html-tokens";

const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark q ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/**
 * The plain text of untrusted HTML: entities decoded, one line per block, white space collapsed. A line break inside a
 * paragraph is a space, as in HTML; in `pre` it ends a line. In a text without any block an empty line ends one, too.
 */
export function htmlToText(html: string): string {
  const tokens = [...htmlTokens(html)];
  const hasBlocks = tokens.some((token) => token.type !== "text" && !INLINE.has(token.name));
  let text = "";
  let isKept = false;
  for (const token of tokens) {
    if (token.type === "text") text += isKept ? token.text : joinLines(token.text, hasBlocks);
    else if (!INLINE.has(token.name)) text += "\n";
    if (token.type !== "text" && token.name === "pre") isKept = token.type === "open";
  }
  return tidyLines(text);
}

function joinLines(text: string, hasBlocks: boolean): string {
  const lines = text.replace(/\r\n?/g, "\n");
  if (hasBlocks) return lines.replaceAll("\n", " ");
  return lines
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.replaceAll("\n", " "))
    .join("\n");
}

/** Plain text without control characters, with single spaces and no blank lines. */
function tidyLines(text: string): string {
  return stripControlCharacters(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}
