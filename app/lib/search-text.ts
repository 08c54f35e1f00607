import { typedLine } from "./typed-line";

/** Longer text is cut: no title, description or tag is as long, and pages repeat the text to the visitor. */
const SEARCH_TEXT_MAX = 200;

/** Parses a search, typed above a list or found in an address: one line, bounded. */
export function parseSearchText(text: string | null): string {
  return typedLine(text ?? "", SEARCH_TEXT_MAX);
}
