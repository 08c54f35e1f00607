/** The home page features the first three resources, in both languages: one row of cards. */
export const FEATURED_TOOLS = 3;
