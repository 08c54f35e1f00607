// The last searches stay on the device, so that a teacher can come back to one.

import { parseJson } from "~/lib/parse-json";
import { parseSearchText } from "~/lib/search-text";

/** Key in local storage; the cookies page names it. */
export const LAST_SEARCHES_KEY = "last-searches";
export const LAST_SEARCHES_MAX = 5;

/** The searches in a stored value, the last one first. A value that cannot be read counts as none. */
export function parseLastSearches(stored: string | null): string[] {
  const value = stored === null ? null : parseJson(stored);
  if (!Array.isArray(value)) return [];
  const texts = value.filter((text) => typeof text === "string").map((text) => parseSearchText(text));
  return [...new Set(texts)].filter((text) => text !== "").slice(0, LAST_SEARCHES_MAX);
}

/** The searches with this one in front, each once. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const asked = parseSearchText(text);
  if (asked === "") return [...searches];
  return [asked, ...searches.filter((other) => other !== asked)].slice(0, LAST_SEARCHES_MAX);
}
