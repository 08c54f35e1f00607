// The tags of the news and the chips that choose among them.

export const TAGS = [
  "ai",
  "education",
  "openai",
  "google",
  "microsoft",
  "research",
  "ethics",
  "influential-expert",
  "international-event",
] as const;
export type Tag = (typeof TAGS)[number];

/** Values of the filter chips, in their order. */
export const TAG_FILTERS = ["all", ...TAGS] as const;
export type TagFilter = (typeof TAG_FILTERS)[number];
