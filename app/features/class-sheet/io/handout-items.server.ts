// Only items with a short link, and so a code, may stand on a class sheet or come from another device as a favourite.

import type { Locale } from "~/addresses/languages";
import { entriesById, type SearchResult, toSearchResult } from "~/features/search/core/search-index";
import { listSearchEntries } from "~/features/search/io/search-index.server";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";

/** The canonical id, or null for one without a short link. */
export function findHandoutId(id: string): string | null {
  const canonical = id.toLowerCase();
  return findShortLink(canonical) === null ? null : canonical;
}

/** The items of canonical ids in one language, in their order, each under the id it was asked for by. */
export function listHandoutItems(ids: readonly string[], locale: Locale): SearchResult[] {
  const byId = entriesById(listSearchEntries(locale));
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    return entry === undefined ? [] : [{ ...toSearchResult(entry), id }];
  });
}
