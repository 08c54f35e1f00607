// A page is known by its canonical path and the parameters it understands, so that unknown ones neither split the
// cache nor change the page.

import { findPage, getPageRow, toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { isHandedOut } from "~/addresses/prerendered-pages";
import type { LiveData, PageId } from "~/addresses/route-table";
import { TAG_FILTERS } from "~/features/news/core/rules/tags";

/** The parameter whose few values are cached. With any other parameter a page is rendered each time. */
const KEPT_VALUES: Partial<Record<PageId, { readonly name: string; readonly values: readonly string[] }>> = {
  home: { name: "tag", values: TAG_FILTERS },
  news: { name: "tag", values: TAG_FILTERS },
};

/**
 * The pages that are written to KV with each version of their data: the live pages that are read most. Each isolate
 * renders the other live pages by itself. Pages without live data are files.
 */
const STORED: ReadonlySet<PageId> = new Set<PageId>(["home", "news"]);

/** The addresses of the pages that go to KV, in every language. */
export function listStoredPaths(): string[] {
  return [...STORED].flatMap((id) => LOCALES.map((locale) => toPath(id, locale)));
}

export interface PageAddress {
  /** Path and known parameters, in the order of the table. The page is rendered for them and cached under them. */
  readonly target: string;
  /** False for answers that belong to one visitor or to one of endlessly many queries. */
  readonly isKept: boolean;
  /** Kinds of data of the database that the page shows. */
  readonly live: readonly LiveData[];
  /** True when the cached page goes to KV, too, where other isolates find it. */
  readonly isStored: boolean;
  /** True when the page is prerendered: it is a file, unless this build has none yet. */
  readonly isFile: boolean;
}

/** The address of a page request; null when no page of the table answers to the path. */
export function toPageAddress({ pathname, searchParams }: URL): PageAddress | null {
  const page = findPage(pathname);
  if (page === null) return null;
  const row = getPageRow(page.pageId);
  const known = new URLSearchParams();
  for (const name of row.query ?? []) {
    for (const value of searchParams.getAll(name)) known.append(name, value);
  }
  const search = known.toString();
  const few = KEPT_VALUES[page.pageId];
  const isFew = ([name, value]: [string, string]) => name === few?.name && few.values.includes(value);
  const { live = [] } = row;
  return {
    target: search === "" ? pathname : `${pathname}?${search}`,
    isKept: row.kept !== false && known.size <= 1 && [...known].every(isFew),
    live,
    isStored: search === "" && STORED.has(page.pageId),
    isFile: search === "" && isHandedOut(row),
  };
}
