// Tool groups, tutorials and best practices of the planning toolkit, in every language.
import type { Locale } from "~/addresses/languages";

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
export const TUTORIAL_LEVEL_COLOURS = {
  beginner: "green",
  intermediate: "yellow",
  advanced: "red",
  expert: "ink",
} as const satisfies Record<TutorialLevel, string>;

/** One step of a tutorial; no video exists, so the outline is what a teacher works through. */
export interface TutorialStep {
  readonly minutes: number;
  readonly text: Readonly<Record<Locale, string>>;
}

export interface TutorialOutline {
  readonly id: string;
  readonly durationMinutes: number;
  readonly level: TutorialLevel;
  readonly text: Readonly<Record<Locale, { readonly title: string; readonly description: string }>>;
  readonly steps: readonly TutorialStep[];
}

export interface BestPractice {
  readonly id: string;
  readonly text: Readonly<Record<Locale, { readonly title: string; readonly description: string }>>;
}
