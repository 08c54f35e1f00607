// Spec §9 chips and the archive's filters, read from the address: an unknown value is the default, never an error.
import { oneLine } from "~/lib/one-line";
import { TAG_FILTERS, type TagFilter } from "./tags";

/** Articles on one page of the archive. */
export const ARCHIVE_PAGE_SIZE = 24;

/** Longer search texts are cut; nobody types them. */
const SEARCH_LIMIT = 100;

/** A year of articles does not fill more pages; the limit keeps absurd numbers away from the database. */
const LAST_PAGE = 2000;

export interface ArchiveQuery {
  readonly tag: TagFilter;
  /** Id of a source, or null for all. */
  readonly source: string | null;
  /** Search text on one line, empty for none. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** The chosen chip of `?tag=`; unknown means all. */
export function parseNewsTag(search: URLSearchParams): TagFilter {
  const value = search.get("tag")?.toLowerCase();
  return TAG_FILTERS.find((tag) => tag === value) ?? "all";
}

/** The archive's filters of `?tag=&source=&q=&page=`. */
export function parseArchiveQuery(search: URLSearchParams): ArchiveQuery {
  const source = search.get("source")?.trim().toLowerCase() ?? "";
  const page = Number(search.get("page"));
  return {
    tag: parseNewsTag(search),
    source: /^[a-z0-9][a-z0-9-]{0,79}$/.test(source) ? source : null,
    q: oneLine(search.get("q") ?? "", SEARCH_LIMIT),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The query string of archive filters, with "?" and without defaults: the canonical form of its address. */
export function toArchiveSearch(query: ArchiveQuery): string {
  const search = new URLSearchParams();
  if (query.tag !== "all") search.set("tag", query.tag);
  if (query.source !== null) search.set("source", query.source);
  if (query.q !== "") search.set("q", query.q);
  if (query.page > 1) search.set("page", String(query.page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
