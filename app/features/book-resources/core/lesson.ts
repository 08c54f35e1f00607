// The lesson around the prompt of a landing: facts, labelled blanks, a worked example with a flaw to find.
import type { Texts } from "~/addresses/languages";
import type { PrintableBlock } from "~/features/documents/core/printable-document";
import type { LawLine } from "~/features/rules/core/law-line";
import type { CodeLink } from "./landing";
import { parsePrompt } from "./prompt-blanks";

/** From the youngest on, which is also the order of the filter. */
export const LESSON_STAGES = [
  "early-years",
  "primary",
  "lower-secondary",
  "upper-secondary",
  "adult",
] as const;
export type LessonStage = (typeof LESSON_STAGES)[number];

/** Subjects of examples. A lesson that suits all of them says "any". */
export const LESSON_SUBJECTS = [
  "language",
  "mathematics",
  "science",
  "geography",
  "history",
  "computing",
  "citizenship",
  "tutor-time",
  "library",
] as const;
export type LessonSubject = (typeof LESSON_SUBJECTS)[number];

/** Equipment of the room, from the least on: paper alone, one screen or device for all, devices for pupils. */
export const LESSON_EQUIPMENT = ["paper", "screen", "devices"] as const;
export type LessonEquipment = (typeof LESSON_EQUIPMENT)[number];

/** Who needs the internet. The prompt itself always does, where the teacher prepares. */
export const LESSON_INTERNET = ["teacher", "pupils"] as const;
export type LessonInternet = (typeof LESSON_INTERNET)[number];

/** Criteria by which a list filters lessons. */
export interface LessonNeeds {
  readonly stages: readonly LessonStage[];
  readonly subjects: readonly ("any" | LessonSubject)[];
  readonly minutesToPrepare: number;
  readonly equipment: LessonEquipment;
  readonly internet: LessonInternet;
}

export interface CurriculumStatement {
  /** null where the curriculum has none. */
  readonly code: string | null;
  /** Our words, not the official ones. */
  readonly text: string;
}

export interface LessonFacts extends LessonNeeds {
  /** null: nothing happens in class. */
  readonly minutesInClass: number | null;
  readonly note: string | null;
  /** How pupils, or teachers, work together. */
  readonly group: string;
  readonly materials: readonly string[];
  readonly curriculum: readonly CurriculumStatement[];
}

/** The question of a form for a blank of the prompt, and an example of its value. */
export interface BlankHelp {
  /** The text between the brackets. */
  readonly name: string;
  readonly label: string;
  readonly example: string;
}

export type BlankExample = Pick<BlankHelp, "name" | "example">;

/** An answer that we invented, in which one sentence is wrong. */
export interface SampleAnswer {
  /** The class, or the occasion, of the example. */
  readonly of: string;
  /** The conversation before the answer, or the part left out of it. */
  readonly context: string | null;
  readonly answer: string;
  readonly flaw: {
    /** Word for word as it stands in the answer, where it stands once. */
    readonly sentence: string;
    readonly why: string;
    readonly howToSpot: string;
    /** Stands in the place of the sentence in the mended answer. */
    readonly mended: string;
  };
}

/** A part of the class, from its first minute. */
export interface TimedStep {
  readonly minutes: number;
  /** The task of teacher and pupils. */
  readonly task: string;
  /** First words of the teacher; null where nobody needs any. */
  readonly say: string | null;
}

/** A block that pupils can read on paper: a link and a code want a device. */
type PupilBlock = Exclude<PrintableBlock, { readonly kind: "prompt" | "link" | "code" }>;

/** A page for pupils to cut, to fill in or to keep: cards, an exit ticket, a table. */
export interface PupilSheet {
  /** Unique in its lesson, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** The pupils it is written for, as the page says it: "Year 7". */
  readonly pupils: string;
  readonly blocks: readonly PupilBlock[];
}

/** The lesson once more for another stage. */
export interface LessonVariant {
  readonly stage: LessonStage;
  readonly curriculum: readonly CurriculumStatement[];
  /** Values for the blanks of the prompt, by their names. */
  readonly examples: Readonly<Record<string, string>>;
  readonly sample: SampleAnswer;
}

/** Follow-up prompts: for another level, for a check of its own answer, for another setting. */
export const FOLLOW_UPS = ["level", "check", "adapt"] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

export interface Lesson {
  readonly facts: LessonFacts;
  readonly blanks: readonly BlankHelp[];
  readonly sample: SampleAnswer;
  readonly followUps: Readonly<Record<FollowUp, string>>;
  /** Frequent problems, each with the prompt that mends it. */
  readonly troubles: readonly { readonly problem: string; readonly write: string }[];
  readonly law: { readonly note: string | null; readonly ruleIds: readonly string[] };
  /** Records of the tools it can be done with. */
  readonly toolIds: readonly string[];
  readonly extras: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** Its minutes sum to those in class, or to those of preparation where no class is taught. */
  readonly plan: readonly TimedStep[];
  readonly sheets: readonly PupilSheet[];
  readonly otherStage: LessonVariant | { readonly whyNot: string };
}

export type LessonByLocale = Texts<Lesson>;

/** A piece of a filled prompt. */
export interface FilledPart {
  readonly text: string;
  /** Its place in the prompt. */
  readonly at: number;
  /** True for what was put in. */
  readonly isFilled: boolean;
}

/** The sample answer with the mended sentence in the place of the flaw. */
export function mendAnswer({ answer, flaw }: SampleAnswer): string {
  return answer.split(flaw.sentence).join(flaw.mended);
}

/** The prompt as it reads with its examples put in. A blank without one keeps its brackets. */
export function fillWithExamples(prompt: string, blanks: readonly BlankExample[]): readonly FilledPart[] {
  const examples = new Map(blanks.map(({ name, example }) => [name, example]));
  let at = 0;
  return parsePrompt(prompt).map((segment) => {
    const example = segment.kind === "blank" ? examples.get(segment.blank.label) : undefined;
    const open = segment.kind === "blank" ? `[${segment.blank.label}]` : segment.text;
    const part = { text: example ?? open, at, isFilled: example !== undefined };
    at += open.length;
    return part;
  });
}

// A lesson as its landing shows it: the records it names have become links and lines of law.
export interface LessonView extends Omit<Lesson, "law" | "toolIds"> {
  readonly law: { readonly note: string | null; readonly rules: readonly LawLine[] };
  readonly tools: readonly CodeLink[];
  /** The prompt with its examples put in. */
  readonly filled: readonly FilledPart[];
  /** Its pages to print. */
  readonly sheetLinks: readonly CodeLink[];
}
