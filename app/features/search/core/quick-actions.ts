/** What the search overlay offers while the query is empty, by the page each action leads to. */
export const QUICK_ACTIONS = ["tools", "learn", "library", "videos"] as const;

/** What stands below them: the parts of the site that its header has no room for. */
export const OWN_ACTIONS = ["prompts", "bncc", "rules", "school-kit", "book-resources"] as const;

/** The number of both. */
export const ACTIONS_COUNT = QUICK_ACTIONS.length + OWN_ACTIONS.length;
