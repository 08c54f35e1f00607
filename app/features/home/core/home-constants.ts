/** Spec §9: home featured tools, the first six resources in both languages. */
export const FEATURED_TOOLS = 6;
