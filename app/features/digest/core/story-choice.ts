/** The author may keep a story out of a letter. hold: offered for the next one. drop: left out for good. */
export const STORY_CHOICES = ["hold", "drop"] as const;
export type StoryChoice = (typeof STORY_CHOICES)[number];
