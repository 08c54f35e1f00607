// `/search?q=` gives the results of the overlay as a page. Bad input degrades, it never fails.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { parseSearchText } from "~/lib/search-text";
import { SEARCH_KINDS, type SearchKind } from "./search-index";

export const SEARCH_PAGE_SIZE = 20;

export interface SearchQuery {
  /** One bounded line; "" when nothing is asked. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** The only kind of thing that is shown; null shows all. */
  readonly kind: SearchKind | null;
}

/** Parses the query of the search page; an unknown value counts as missing. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const page = Number(params.get("page") ?? "1");
  return {
    text: parseSearchText(params.get("q")),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    kind: SEARCH_KINDS.find((known) => known === params.get("kind")) ?? null,
  };
}

/** The address of a page of results. */
export function toSearchPath(
  { text, page = 1, kind = null }: Pick<SearchQuery, "text"> & Partial<SearchQuery>,
  locale: Locale,
): string {
  const query = new URLSearchParams({
    q: text,
    ...(kind === null ? {} : { kind }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${toPath("search", locale)}?${query}`;
}

/** The number of pages for this many results, at least 1. */
export function searchPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE));
}
