import type { ResourceCategory } from "./resource";

/** The hue in which the site paints each category. */
export const CATEGORY_HUE = {
  ai_tool: "tool",
  course: "course",
  certification: "certification",
  book: "book",
  site: "site",
  youtube: "video",
} as const satisfies Record<ResourceCategory, string>;
