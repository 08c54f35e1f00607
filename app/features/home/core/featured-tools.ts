/** The home page features the first six resources, in both languages (contract H31). */
export const FEATURED_TOOLS = 6;

/** Id of the element around their cards. */
export const FEATURED_TOOLS_ID = "featured-tools";
