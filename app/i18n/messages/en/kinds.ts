import type { SearchKind } from "~/features/search/core/search-index";

/** What the items of the site are, wherever they are listed together. */
export const kinds = {
  ai_tool: "AI Tool",
  course: "Course",
  certification: "Certification",
  book: "Book",
  site: "Website",
  youtube: "Video",
  companion: "Book Resource",
  task: "Task",
  page: "Page",
  rule: "Rule",
} satisfies Record<SearchKind, string>;

export type KindsMessages = typeof kinds;
