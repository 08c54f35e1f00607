// A book resource is shown if the text appears in its title or description, and chapter and category match too.
import { foldText } from "~/lib/fold-text";
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookCategory, type BookChapter } from "./book-parts";

/** Longer search text is cut. No title or description would match it anyway. */
const SEARCH_TEXT_MAX_LENGTH = 100;

export interface BookResourceQuery {
  readonly q: string;
  readonly chapter: BookChapter | "all";
  readonly category: BookCategory | "all";
}

export const EMPTY_BOOK_RESOURCE_QUERY: BookResourceQuery = { q: "", chapter: "all", category: "all" };

/** Reads q, chapter and category from an address; what is unknown counts as "all" (contract B7). */
export function parseBookResourceQuery(params: URLSearchParams): BookResourceQuery {
  const chapter = params.get("chapter");
  const category = params.get("category");
  return {
    q: (params.get("q") ?? "").trim().slice(0, SEARCH_TEXT_MAX_LENGTH),
    chapter: BOOK_CHAPTERS.find((known) => known === chapter) ?? "all",
    category: BOOK_CATEGORIES.find((known) => known === category) ?? "all",
  };
}

/** The query string without "?", parameters in a fixed order; empty when nothing is filtered. */
export function serialiseBookResourceQuery(query: BookResourceQuery): string {
  const params = new URLSearchParams();
  if (query.q !== "") params.set("q", query.q);
  if (query.chapter !== "all") params.set("chapter", query.chapter);
  if (query.category !== "all") params.set("category", query.category);
  return params.toString();
}

/** True when any of the three filters is set. */
export function hasActiveFilters(query: BookResourceQuery): boolean {
  return query.q !== "" || query.chapter !== "all" || query.category !== "all";
}

/** What the filter reads; a card, what is read from one and a whole localised record have it. */
interface Filterable {
  readonly title: string;
  readonly description: string;
  /** null: in none. */
  readonly chapter: BookChapter | null;
  readonly category: BookCategory | null;
}

/** The items that match all three filters, in the order given; accents and case are ignored. */
export function filterBookResources<Item extends Filterable>(
  items: readonly Item[],
  query: BookResourceQuery,
): Item[] {
  const needle = foldText(query.q.trim());
  return items.filter(
    (item) =>
      (query.chapter === "all" || item.chapter === query.chapter) &&
      (query.category === "all" || item.category === query.category) &&
      (foldText(item.title).includes(needle) || foldText(item.description).includes(needle)),
  );
}
