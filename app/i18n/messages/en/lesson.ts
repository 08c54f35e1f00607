import type { FollowUp } from "~/features/book-resources/core/lesson";

const followUpKinds: Readonly<Record<FollowUp, string>> = {
  level: "For another level",
  check: "To check the answer",
  adapt: "For another setting",
};

/** What a landing says of the lesson behind its prompt. */
export const lesson = {
  label: "The lesson at a glance",
  prepare: (minutes: number) => `${minutes}\u00a0min to prepare`,
  inClass: (minutes: number) => `${minutes}\u00a0min in class`,
  noClass: "no class time",
  group: "Who takes part",
  materials: "You need",
  curriculum: "Curriculum",
  tools: "Works with",
  place: "In the book",
  /** Stands in an empty field. */
  example: (text: string) => `e.g. ${text}`,
  seeFilled: "See it filled in",
  worked: "Worked example",
  /** Names the links to the parts of a landing. */
  contents: "Prompt and steps",
  sample: "A sample answer: find the flaw",
  invented:
    "We invented this answer: no tool wrote it and no class was given it. One sentence is wrong or breaks the prompt.",
  findFlaw: "Show the flaw",
  flaw: "The flaw",
  howToSpot: "How to spot it",
  fold: "Fold here before you hand it on: the flaw is named below.",
  followUps: "What to ask next",
  followUpKinds,
  troubles: "When it goes wrong, write this",
  law: "Law and privacy",
};

export type LessonMessages = typeof lesson;
