// HTML that `cleanHtml` wrote and the database kept. It is checked before it is shown and read without a parser, so that
// no page carries one.
import { stripControlCharacters } from "~/lib/control-characters";
import { escapeHtml } from "~/lib/escape-html";
import { tidyLines } from "~/lib/tidy-lines";

const TAG = /<[^>]*>?/g;

/** Tags that `cleanHtml` writes; the group holds the name of one that has to be paired. */
const WRITTEN =
  /^<(?:\/?(p|strong|em|b|i|ul|ol|li|blockquote|code|a)|br|a href="https?:\/\/[^"<>\s]+" rel="noopener noreferrer")>$/;

const INLINE = /<\/?(?:strong|em|b|i|code|a|span)\b[^>]*>/g;

const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Stored HTML that is safe to show: as it is where it is what `cleanHtml` writes, else its words in one paragraph. */
export function storedHtml(html: string): string {
  return isWritten(html) ? html : textAsHtml(storedText(html));
}

/** The plain text of stored HTML, one line per block. */
export function storedText(html: string): string {
  const text = html.replace(INLINE, "").replace(TAG, "\n");
  return tidyLines(text.replace(/&(?:amp|lt|gt|quot);/g, (name) => REFERENCES[name] ?? name));
}

/** Plain text as clean HTML: one paragraph, or none for blank text. */
export function textAsHtml(text: string): string {
  const line = stripControlCharacters(text)
    .replace(/[\t\n\f\r ]+/g, " ")
    .trim();
  return line === "" ? "" : `<p>${escapeHtml(line)}</p>`;
}

function isWritten(html: string): boolean {
  const open: string[] = [];
  for (const [tag] of html.matchAll(TAG)) {
    const match = WRITTEN.exec(tag);
    if (match === null) return false;
    if (tag.startsWith("</")) {
      if (open.pop() !== match[1]) return false;
    } else if (tag !== "<br>") open.push(match[1] ?? "a");
  }
  return open.length === 0;
}
