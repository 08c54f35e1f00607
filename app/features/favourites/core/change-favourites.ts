// How the list of favourites changes. Apart from how it is kept, which every page needs for its count.
import { FAVOURITES_MAX, parseIds } from "./favourites";

export interface Toggled {
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
