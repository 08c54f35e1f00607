import type { ResourceCategory } from "~/features/catalogue/core/resource";
import type { CategoryHue } from "~/ui/card";

/** The hue of each category. */
export const CATEGORY_HUE = {
  ai_tool: "tool",
  course: "course",
  certification: "certification",
  book: "book",
  site: "site",
  youtube: "video",
} as const satisfies Record<ResourceCategory, CategoryHue>;
