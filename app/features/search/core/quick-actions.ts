/** What the search overlay offers while the query is empty, by the page each action leads to. */
export const QUICK_ACTIONS = ["tools", "learn", "library", "videos"] as const;
