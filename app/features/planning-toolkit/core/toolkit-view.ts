// The planning toolkit page: groups, tutorials and practices in one language, as the page receives them.
import type { Locale } from "~/addresses/languages";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import {
  type BestPractice,
  type PlanningToolGroup,
  type ToolkitIcon,
  TUTORIAL_LEVEL_COLOURS,
  type TutorialLevel,
  type TutorialOutline,
} from "./planning-toolkit";

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
