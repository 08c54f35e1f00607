/** Spec §2, Search overlay: the quick actions of an empty query, by the page each leads to. */
export const QUICK_ACTIONS = ["tools", "learn", "library", "videos"] as const;
