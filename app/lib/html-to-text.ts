import { stripControlCharacters } from "~/lib/control-characters";
import { htmlTokens } from "~/lib/html-tokens";

const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark q ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** The plain text of untrusted HTML: entities decoded, one line per block, white space collapsed. */
export function htmlToText(html: string): string {
  let text = "";
  for (const token of htmlTokens(html)) {
    if (token.type === "text") text += token.text;
    else if (!INLINE.has(token.name)) text += "\n";
  }
  return tidyLines(text);
}

/** Plain text without control characters, with single spaces and no blank lines. */
function tidyLines(text: string): string {
  return stripControlCharacters(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}
