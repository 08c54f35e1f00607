import type { TutorialLevel } from "~/features/planning-toolkit/core/planning-toolkit";

/** The planning toolkit page. */
export const toolkit = {
  title: "AI planning toolkit",
  description: "Templates by kind of task, outlines to work through, good practices, and documents to print.",
  back: "Back to the book resources",
  jumps: { label: "On this page", downloads: "Documents to print", prompt: "The book's prompt" },
  groups: {
    heading: "Templates by kind of task",
    inTheKit: (section: string) => `In the planning kit: ${section}`,
    prompts: "Ready prompts",
  },
  downloads: {
    heading: "Documents to print",
    lead: "Each is one file that opens in any browser, without internet, and prints on A4.",
    kit: "Download the planning kit",
    checklist: "Download the checklist",
  },
  tutorials: {
    heading: "Outlines to work through",
    minutes: (count: number) => `${count} minutes`,
    shortMinutes: (count: number) => `${count} min`,
    steps: "Show the steps",
    levels: {
      beginner: "Beginner",
      intermediate: "Intermediate",
      advanced: "Advanced",
      expert: "Expert",
    } satisfies Record<TutorialLevel, string>,
  },
  practices: { heading: "Good practices" },
};

export type ToolkitMessages = typeof toolkit;
