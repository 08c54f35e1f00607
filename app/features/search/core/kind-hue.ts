import type { SearchKind } from "./search-index";

/** The hue in which the site paints a kind of result. Pages and printed codes have no hue of their own. */
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
