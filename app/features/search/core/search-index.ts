// One small index per language over everything the site holds.
import type { LanguageTag } from "~/addresses/languages";
import { RESOURCE_CATEGORIES, type Resource } from "~/features/catalogue/core/resource";
import type { TeacherFilter } from "~/features/catalogue/core/teacher-needs";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { toWords } from "./search-words";

export const SEARCH_KINDS = [...RESOURCE_CATEGORIES, "companion", "task", "page", "rule"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Longer descriptions are cut: the index is fetched whole, on a phone. */
const DESCRIPTION_MAX = 160;

export interface SearchEntry {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Language of the title where it is not that of the page; null otherwise. */
  readonly titleLang: LanguageTag | null;
  /** The letters on its face: a printed code has its code; left out for an entry without a face. */
  readonly face?: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The filters of its list that it meets; left out for an entry in no such list. */
  readonly needs?: readonly TeacherFilter[];
  /** The age from which pupils may use it; left out where none is known. */
  readonly pupilsFrom?: number;
  /** Path of the site's own page. */
  readonly path: string;
  /** Address of the thing itself; null for a page of this site. */
  readonly url: string | null;
  /** Further ids that mean the same thing, such as that of a printed code. An item may be saved by any of them. */
  readonly aliases: readonly string[];
  /** Further words that find it and that it does not show, such as its title in the other language. */
  readonly words: string;
}

/** The part of an entry that a list of results shows. */
export type SearchResult = Omit<SearchEntry, "tags" | "needs" | "pupilsFrom" | "aliases" | "words">;

/** Reduces an entry to that part. */
export function toSearchResult(entry: SearchEntry): SearchResult {
  const { id, kind, title, titleLang, face, description, path, url } = entry;
  return { id, kind, title, titleLang, ...(face === undefined ? {} : { face }), description, path, url };
}

/** A companion item, a task of the hub, a rule of law or another page of the site, in the language of the index. */
export interface OwnPage {
  readonly id: string;
  readonly kind: "companion" | "task" | "page" | "rule" | "ai_tool";
  readonly title: string;
  readonly face?: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly path: string;
  readonly aliases: readonly string[];
  /** Further texts that find it. */
  readonly texts: readonly string[];
}

export interface SearchInputs {
  readonly pages: readonly OwnPage[];
  /** Rules of law. Who looks for a tool and meets a word of one is shown the tool first. */
  readonly rules: readonly OwnPage[];
  readonly resources: readonly Resource[];
  /** The path of a resource's page in the language of the index. */
  readonly resourcePath: (id: string) => string;
  /** Names of a kind, by which its entries are found. */
  readonly kindLabels: (kind: SearchKind) => readonly string[];
  /** Further texts that find a resource. */
  readonly resourceTexts: (resource: Resource) => readonly string[];
}

/**
 * The entries of one language. The site's own pages come first, so that they win ties, the resources follow, then the
 * rules. A simple tool that is also in the tools directory becomes an alias, because it would otherwise be found twice.
 */
export function buildSearchIndex({
  pages,
  rules,
  resources,
  resourcePath,
  resourceTexts,
  kindLabels,
}: SearchInputs): SearchEntry[] {
  const found = resources.flatMap((resource) => {
    if (resource.twinOf !== null) return [];
    const { id, category, collection, title, titleLang, face, description, tags, needs, url } = resource;
    const pupilsFrom = resource.tool?.pupilsFrom ?? null;
    const twins = resources.filter(({ twinOf }) => twinOf === id);
    const entry = {
      id,
      kind: category,
      title,
      titleLang,
      face,
      description,
      tags: [...tags, ...kindLabels(category)],
      ...(collection === "learn-tools" || collection === "courses" ? {} : { needs }),
      ...(pupilsFrom === null ? {} : { pupilsFrom }),
      path: resourcePath(id),
      url,
    };
    return [
      withWords(
        { ...entry, aliases: twins.map((twin) => twin.id) },
        [resource, ...twins].flatMap(resourceTexts),
      ),
    ];
  });
  return [...pages.map(toOwnEntry), ...found, ...rules.map(toOwnEntry)];
}

function toOwnEntry({ texts, ...page }: OwnPage): SearchEntry {
  return withWords({ ...page, titleLang: null, url: null }, texts);
}

/** Longest phrase, in words; the words of a text up to this length stay together. */
const PHRASE_MAX = 6;

/** Each further word once, and only those that the entry does not show: the index is fetched whole. */
function withWords(entry: Omit<SearchEntry, "words">, texts: readonly string[]): SearchEntry {
  const description = truncateAtWord(entry.description, DESCRIPTION_MAX);
  const known = new Set([entry.title, description, ...entry.tags].flatMap(toWords));
  const further = [...texts, entry.description].flatMap((text) => {
    const words = toWords(text);
    const unknown = words.filter((word) => !known.has(word));
    for (const word of words) known.add(word);
    return words.length <= PHRASE_MAX && unknown.length > 0 ? words : [...new Set(unknown)];
  });
  return { ...entry, description, words: further.join(" ") };
}

/** The entries by id and by alias. If two claim one id, the first gets it. */
export function entriesById(entries: readonly SearchEntry[]): ReadonlyMap<string, SearchEntry> {
  const byId = new Map<string, SearchEntry>();
  for (const entry of entries) {
    for (const id of [entry.id, ...entry.aliases]) if (!byId.has(id)) byId.set(id, entry);
  }
  return byId;
}
