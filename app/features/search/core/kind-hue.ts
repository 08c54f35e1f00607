import type { SearchKind } from "./search-index";

/** The hue that the site paints a kind of result with; pages and printed codes have none of their own. */
export const KIND_HUE = {
  ai_tool: "tool",
  course: "course",
  certification: "certification",
  book: "book",
  site: "site",
  youtube: "video",
  companion: undefined,
  page: undefined,
} as const satisfies Record<SearchKind, string | undefined>;
