import type { TutorialLevel } from "~/features/planning-toolkit/core/planning-toolkit";

/** The planning toolkit page. */
export const toolkit = {
  title: "AI planning toolkit",
  description: "Templates by kind of task, outlines to work through, good practices, and documents to print.",
  back: "Back to the book resources",
  jumps: { label: "On this page", downloads: "Documents to edit and print", prompt: "The book's prompt" },
  groups: {
    heading: "Templates by kind of task",
    inTheKit: (section: string) => `In the planning kit: ${section}`,
    prompts: "Ready prompts",
  },
  downloads: {
    heading: "Documents to edit and print",
    lead: "Each comes as a Word file, which Google Docs and LibreOffice open too, and as a page that opens in any browser without internet. Both print on A4.",
    kit: "Download the planning kit (Word)",
    checklist: "Download the checklist (Word)",
    asPage: "As a web page (HTML)",
    asPageLabel: (title: string) => `${title}: as a web page (HTML)`,
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
