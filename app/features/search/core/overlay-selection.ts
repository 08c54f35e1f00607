/** Quick actions of the overlay while the query is empty, by the page each leads to. */
export const QUICK_ACTIONS = ["tools", "learn", "library", "videos"] as const;

/** Pages listed below them, for which the header has no room. */
export const OWN_ACTIONS = ["prompts", "bncc", "rules", "school-kit", "book-resources"] as const;

/** The number of both. */
export const ACTIONS_COUNT = QUICK_ACTIONS.length + OWN_ACTIONS.length;

// The keys of the search overlay: arrows down and up move the selection, Enter opens it, Escape closes.

export type OverlayStep =
  | { readonly kind: "select"; readonly index: number }
  | { readonly kind: "open"; readonly index: number }
  | { readonly kind: "close" }
  | { readonly kind: "none" };

/** The selection when a new list of results arrives: the first, or null when there is none. */
export function initialSelection(count: number): number | null {
  return count > 0 ? 0 : null;
}

/**
 * Maps a key of the search field to a step, given the selected index and the number of results shown. "none" leaves
 * the key to the field. The arrows wrap round at both ends.
 */
export function overlayStep(key: string, selected: number | null, count: number): OverlayStep {
  if (key === "Escape") return { kind: "close" };
  if (count === 0) return { kind: "none" };
  // When a list has become shorter, the selection must not stay outside it.
  const current = selected === null || selected >= count ? null : selected;
  switch (key) {
    case "ArrowDown":
      return { kind: "select", index: current === null ? 0 : (current + 1) % count };
    case "ArrowUp":
      return { kind: "select", index: current === null ? count - 1 : (current + count - 1) % count };
    case "Enter":
      return current === null ? { kind: "none" } : { kind: "open", index: current };
    default:
      return { kind: "none" };
  }
}
