import type { ResourceCategory } from "~/features/catalogue/core/resource";
import type { SearchKind } from "~/features/search/core/search-index";

/** What the items of the catalogue are, one of each. */
export const categories = {
  ai_tool: "AI Tool",
  course: "Course",
  certification: "Certification",
  book: "Book",
  site: "Website",
  youtube: "Video",
} satisfies Record<ResourceCategory, string>;

/** What the items of the site are, wherever they are listed together. */
export const kinds = {
  ...categories,
  companion: "Book Resource",
  task: "Task",
  page: "Page",
  rule: "Rule",
} satisfies Record<SearchKind, string>;

export type CategoriesMessages = typeof categories;
export type KindsMessages = typeof kinds;
