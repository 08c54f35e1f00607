// Tool groups, tutorials and best practices of the planning toolkit, in every language.
import { LOCALES, type Locale, type Texts } from "~/addresses/languages";
import type { PrintableDocument } from "~/features/documents/core/printable-document";

/** Names of lucide icons that tool groups show. */
export type ToolkitIcon =
  | "calendar"
  | "book-open"
  | "clipboard-check"
  | "users"
  | "message-circle"
  | "shield";

export interface PlanningToolGroup {
  readonly id: string;
  readonly icon: ToolkitIcon;
  /** Section of the planning kit that holds the templates of this group. */
  readonly kitSection: string;
  /** Companion items of the book that belong to it; may be empty. */
  readonly companionIds: readonly string[];
  readonly text: Readonly<
    Record<
      Locale,
      {
        readonly category: string;
        readonly title: string;
        readonly description: string;
        readonly tools: readonly string[];
      }
    >
  >;
}

export const TUTORIAL_LEVELS = ["beginner", "intermediate", "advanced", "expert"] as const;
export type TutorialLevel = (typeof TUTORIAL_LEVELS)[number];

/** The colour of each level. The fourth has ink, which no other level uses. */
const TUTORIAL_LEVEL_COLOURS = {
  beginner: "green",
  intermediate: "yellow",
  advanced: "red",
  expert: "ink",
} as const satisfies Record<TutorialLevel, string>;

/** One step of a tutorial; no video exists, so the outline is what a teacher works through. */
export interface TutorialStep {
  readonly minutes: number;
  readonly text: Texts<string>;
}

export interface TutorialOutline {
  readonly id: string;
  readonly durationMinutes: number;
  readonly level: TutorialLevel;
  readonly text: Texts<{ readonly title: string; readonly description: string }>;
  readonly steps: readonly TutorialStep[];
}

export interface BestPractice {
  readonly id: string;
  readonly text: Texts<{ readonly title: string; readonly description: string }>;
}

// The planning toolkit page: groups, tutorials and practices in one language, as the page receives them.
export interface PageLink {
  readonly href: string;
  readonly title: string;
}

export interface ToolGroupView {
  readonly id: string;
  readonly icon: ToolkitIcon;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly tools: readonly string[];
  /** Heading of the section of the planning kit that holds the templates. */
  readonly kitSection: string;
  readonly prompts: readonly PageLink[];
}

export interface TutorialView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly level: TutorialLevel;
  readonly colour: string;
  readonly steps: readonly { readonly minutes: number; readonly text: string }[];
}

export interface PracticeView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** One group; `findLink` gives the companion page of an id, and null drops it. */
export function toToolGroupView(
  group: PlanningToolGroup,
  kit: PrintableDocument,
  locale: Locale,
  findLink: (id: string) => PageLink | null,
): ToolGroupView {
  return {
    id: group.id,
    icon: group.icon,
    ...group.text[locale],
    kitSection: kit.sections.find((section) => section.id === group.kitSection)?.heading ?? "",
    prompts: group.companionIds.map(findLink).filter((link) => link !== null),
  };
}

/** A tutorial in one language. */
export function toTutorialView(tutorial: TutorialOutline, locale: Locale): TutorialView {
  return {
    id: tutorial.id,
    ...tutorial.text[locale],
    durationMinutes: tutorial.durationMinutes,
    level: tutorial.level,
    colour: TUTORIAL_LEVEL_COLOURS[tutorial.level],
    steps: tutorial.steps.map(({ minutes, text }) => ({ minutes, text: text[locale] })),
  };
}

/** A good practice in one language. */
export function toPracticeView({ id, text }: BestPractice, locale: Locale): PracticeView {
  return { id, ...text[locale] };
}

// Where each document of the toolkit is, in each language.
export const DOWNLOAD_IDS = ["planning-kit", "planning-checklist"] as const;
export type DownloadId = (typeof DOWNLOAD_IDS)[number];

/** The address of a document's file. */
export function downloadPath(id: DownloadId, locale: Locale): string {
  return `/downloads/${id}.${locale}.html`;
}

/** The document and language that a file name of that address stands for; null for any other name. */
export function parseDownloadName(name: string): { id: DownloadId; locale: Locale } | null {
  for (const id of DOWNLOAD_IDS) {
    for (const locale of LOCALES) if (name === `${id}.${locale}.html`) return { id, locale };
  }
  return null;
}
