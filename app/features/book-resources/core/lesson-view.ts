// A lesson as its landing shows it: the records it names have become links and lines of law.
import type { LawLine } from "~/features/rules/core/law-line";
import type { CodeLink } from "./landing";
import type { FilledPart, Lesson } from "./lesson";

export interface LessonView extends Omit<Lesson, "law" | "toolIds"> {
  readonly law: { readonly note: string | null; readonly rules: readonly LawLine[] };
  readonly tools: readonly CodeLink[];
  /** The prompt with its examples put in. */
  readonly filled: readonly FilledPart[];
}
