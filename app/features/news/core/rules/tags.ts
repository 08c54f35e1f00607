// Spec §9: the tags of the news and the chips that choose among them.

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

/** Spec §9, in the order of the chips. */
export const TAG_FILTERS = ["all", ...TAGS] as const;
export type TagFilter = (typeof TAG_FILTERS)[number];
