import type { SearchKind } from "./search-index";

/** The hue in which the site paints a kind of result. Pages, tasks of the hub and printed codes have no hue of their own. */
export const KIND_HUE = {
  ai_tool: "tool",
  course: "course",
  certification: "certification",
  book: "book",
  site: "site",
  youtube: "video",
  companion: undefined,
  task: undefined,
  page: undefined,
} as const satisfies Record<SearchKind, string | undefined>;
