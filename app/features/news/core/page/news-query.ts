// The filters of the news and the place in their archive, read from the address. An unknown value becomes the
// default, never an error.

import { TAG_FILTERS, type Tag, type TagFilter } from "~/features/news/core/rules/tags";
import { typedLine } from "~/lib/typed-line";

/** Articles on one page of the archive. */
export const ARCHIVE_PAGE_SIZE = 24;

/** Longer search texts are cut; nobody types them. */
const SEARCH_LIMIT = 100;

/** Only one filter holds at a time. Each is read from an index of its own, and no index holds two together. */
export type ArchiveFilter =
  | { readonly by: "all" }
  | { readonly by: "tag"; readonly tag: Tag }
  /** Id of a source. */
  | { readonly by: "source"; readonly source: string }
  /** The text as typed, on one line, not empty. */
  | { readonly by: "text"; readonly text: string };

/** The place of an article in every list: newest first, and by id where two have the same date. */
export interface ArticleKey {
  /** ISO instant. */
  readonly publishedAt: string;
  readonly id: string;
}

/** "before": the articles older than the key's; "after": the newer ones next to it. */
export interface ArchiveCursor {
  readonly direction: "before" | "after";
  readonly key: ArticleKey;
}

export interface ArchiveQuery {
  readonly filter: ArchiveFilter;
  /** Null for the first page. */
  readonly cursor: ArchiveCursor | null;
}

/** The chosen chip of `?tag=`; unknown means all. */
export function parseNewsTag(search: URLSearchParams): TagFilter {
  const value = search.get("tag")?.toLowerCase();
  return TAG_FILTERS.find((tag) => tag === value) ?? "all";
}

/** If an address has several filters, the most specific one counts: typed text, then the source, then the tag. */
function parseFilter(search: URLSearchParams): ArchiveFilter {
  const text = typedLine(search.get("q") ?? "", SEARCH_LIMIT);
  if (text !== "") return { by: "text", text };
  const source = search.get("source")?.trim().toLowerCase() ?? "";
  if (/^[a-z0-9][a-z0-9-]{0,79}$/.test(source)) return { by: "source", source };
  const tag = parseNewsTag(search);
  return tag === "all" ? { by: "all" } : { by: "tag", tag };
}

const KEY = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)_([0-9a-z-]{1,64})$/;

function parseKey(text: string | null): ArticleKey | null {
  const [, publishedAt, id] = KEY.exec(text ?? "") ?? [];
  if (publishedAt === undefined || id === undefined || Number.isNaN(Date.parse(publishedAt))) return null;
  return { publishedAt, id };
}

function parseCursor(search: URLSearchParams): ArchiveCursor | null {
  for (const direction of ["before", "after"] as const) {
    const key = parseKey(search.get(direction));
    if (key !== null) return { direction, key };
  }
  return null;
}

/** Reads a place in the archive from `?q=`, `?source=` or `?tag=`, with `?before=` or `?after=`. */
export function parseArchiveQuery(search: URLSearchParams): ArchiveQuery {
  return { filter: parseFilter(search), cursor: parseCursor(search) };
}

/** The query string of a place in the archive, with "?" and without defaults: the canonical form of its address. */
export function toArchiveSearch({ filter, cursor }: ArchiveQuery): string {
  const search = new URLSearchParams();
  if (filter.by === "tag") search.set("tag", filter.tag);
  if (filter.by === "source") search.set("source", filter.source);
  if (filter.by === "text") search.set("q", filter.text);
  if (cursor !== null) search.set(cursor.direction, `${cursor.key.publishedAt}_${cursor.key.id}`);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
