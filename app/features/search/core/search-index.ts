// One small index per language over everything the site holds.
import type { LanguageTag } from "~/addresses/languages";
import { RESOURCE_CATEGORIES, type Resource } from "~/features/catalogue/core/resource";
import { truncateAtWord } from "~/lib/truncate-at-word";

export const SEARCH_KINDS = [...RESOURCE_CATEGORIES, "companion", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Longer descriptions are cut: the index is fetched whole, on a phone. */
const DESCRIPTION_MAX = 160;

export interface SearchEntry {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Language of the title where it is not that of the page; null otherwise. */
  readonly titleLang: LanguageTag | null;
  readonly description: string;
  readonly tags: readonly string[];
  /** Path of the site's own page. */
  readonly path: string;
  /** Address of the thing itself; null for what is a page of this site. */
  readonly url: string | null;
  /** Further ids that mean the same thing, such as that of a printed code. An item may be saved by any of them. */
  readonly aliases: readonly string[];
}

/** What a list of results shows of an entry. */
export type SearchResult = Omit<SearchEntry, "tags" | "aliases">;

export function toSearchResult(entry: SearchEntry): SearchResult {
  const { id, kind, title, titleLang, description, path, url } = entry;
  return { id, kind, title, titleLang, description, path, url };
}

/** A companion item or another page of the site, in the language of the index. */
export interface OwnPage {
  readonly id: string;
  readonly kind: "companion" | "page";
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly path: string;
  readonly aliases: readonly string[];
}

export interface SearchInputs {
  readonly pages: readonly OwnPage[];
  readonly resources: readonly Resource[];
  /** The path of a resource's page in the language of the index. */
  readonly resourcePath: (id: string) => string;
}

/**
 * The entries of one language. The site's own pages come first, so that they win ties, and the resources follow. A
 * simple tool that is also in the tools directory becomes an alias, because it would otherwise be found twice.
 */
export function buildSearchIndex({ pages, resources, resourcePath }: SearchInputs): SearchEntry[] {
  const own = pages.map((page) => ({
    ...page,
    description: truncateAtWord(page.description, DESCRIPTION_MAX),
    titleLang: null,
    url: null,
  }));
  const found = resources.flatMap((resource) =>
    resource.twinOf === null
      ? [
          {
            id: resource.id,
            kind: resource.category,
            title: resource.title,
            titleLang: resource.titleLang,
            description: truncateAtWord(resource.description, DESCRIPTION_MAX),
            tags: resource.tags,
            path: resourcePath(resource.id),
            url: resource.url,
            aliases: resources.filter(({ twinOf }) => twinOf === resource.id).map(({ id }) => id),
          },
        ]
      : [],
  );
  return [...own, ...found];
}

/** The entries by id and by alias. If two claim one id, the first gets it. */
export function entriesById(entries: readonly SearchEntry[]): ReadonlyMap<string, SearchEntry> {
  const byId = new Map<string, SearchEntry>();
  for (const entry of entries) {
    for (const id of [entry.id, ...entry.aliases]) if (!byId.has(id)) byId.set(id, entry);
  }
  return byId;
}
