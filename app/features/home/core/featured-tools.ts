/** The home page features the first six resources, in both languages (contract H31). */
export const FEATURED_TOOLS = 6;
