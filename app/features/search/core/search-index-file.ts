// The index is one file per language. The browser fetches it when it is first needed.
import { completeLocale, LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { SEARCH_KINDS, type SearchEntry } from "./search-index";

/** The path of the index in a language. */
export function searchIndexPath(locale: Locale): string {
  return `/search-index.${completeLocale(locale)}.json`;
}

/** The text of the file. */
export function toSearchIndexFile(entries: readonly SearchEntry[]): string {
  return JSON.stringify(entries);
}

/**
 * Reads the file as it came over the network. Entries of another shape are left out, because a page that stayed open
 * over a deploy may get an index that is newer than its code.
 */
export function parseSearchIndexFile(file: unknown): SearchEntry[] {
  return Array.isArray(file) ? file.filter(isSearchEntry) : [];
}

function isSearchEntry(value: unknown): value is SearchEntry {
  if (typeof value !== "object" || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  return (
    SEARCH_KINDS.some((kind) => kind === entry.kind) &&
    [null, ...LOCALES.map((locale) => LANGUAGES[locale].tag)].some((lang) => lang === entry.titleLang) &&
    [entry.id, entry.title, entry.description, entry.path, entry.words].every(isText) &&
    (entry.url === null || isText(entry.url)) &&
    (entry.face === undefined || isText(entry.face)) &&
    [entry.tags, entry.aliases, entry.needs ?? []].every(
      (field) => Array.isArray(field) && field.every(isText),
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
