// The author may keep a story out of a letter.

/** hold: left out this week and offered for the next. drop: left out for good. */
export const STORY_CHOICES = ["hold", "drop"] as const;
export type StoryChoice = (typeof STORY_CHOICES)[number];

/** The choices of one week, and the ids of the stories that were held the week before. */
export interface StoryChoices {
  readonly now: ReadonlyMap<string, StoryChoice>;
  readonly heldBefore: ReadonlySet<string>;
}

export const NO_CHOICES: StoryChoices = { now: new Map(), heldBefore: new Set() };
