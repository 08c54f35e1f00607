// Favourites are stored on the device (local storage), without an account.
import { parseJson } from "~/lib/parse-json";

/** Key in local storage. */
export const FAVOURITES_KEY = "favourites";
/** A longer list could not be handed out on paper anyway, and the limit keeps links and storage small. */
export const FAVOURITES_MAX = 200;

/** Longest id that is accepted from outside. */
const ID_MAX = 80;

/** The id in lower case, or null when the text cannot be an id of the catalogue or the book. */
export function parseId(text: unknown): string | null {
  if (typeof text !== "string" || text.length > ID_MAX) return null;
  const id = text.trim().toLowerCase();
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? id : null;
}

/** The ids among unknown values, each once, in their order, up to the limit of favourites. */
export function parseIds(values: readonly unknown[]): string[] {
  const ids = new Set<string>();
  for (const value of values) {
    const id = parseId(value);
    if (id !== null && ids.size < FAVOURITES_MAX) ids.add(id);
  }
  return [...ids];
}

/** The stored favourites. Text that cannot be read, from another version or a person's edit, counts as none. */
export function parseFavourites(stored: string | null): string[] {
  const value = stored === null ? null : parseJson(stored);
  return Array.isArray(value) ? parseIds(value) : [];
}

// Changes of the list of favourites, apart from its storage, which every page needs for its count.
interface Toggled {
  readonly ids: readonly string[];
  /** "full" when the list is at its limit. Then nothing was added and nothing was lost. */
  readonly outcome: "added" | "removed" | "full";
}

/** The list with the id added at its end, or taken out when it was in. */
export function toggleFavourite(ids: readonly string[], id: string): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id), outcome: "removed" };
  if (ids.length >= FAVOURITES_MAX) return { ids, outcome: "full" };
  return { ids: [...ids, id], outcome: "added" };
}

/** The device's own list first, then what is new in the other, up to the limit. */
export function mergeFavourites(own: readonly string[], other: readonly string[]): string[] {
  return parseIds([...own, ...other]);
}

/** The list with the id one place up or down; unchanged when it is not in it or already at that end. */
export function moveFavourite(
  ids: readonly string[],
  id: string,
  direction: "up" | "down",
): readonly string[] {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const neighbour = ids[to];
  if (from === -1 || neighbour === undefined) return ids;
  const moved = [...ids];
  moved[from] = neighbour;
  moved[to] = id;
  return moved;
}
