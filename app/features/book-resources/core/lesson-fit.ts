// Whether a lesson is for the class and the time that a teacher has.
import type { LessonNeeds, LessonStage, LessonSubject } from "./lesson";

/** Minutes that a teacher has to prepare, at most. */
export const PREPARATION_MINUTES = ["15", "30", "45"] as const;
export type PreparationMinutes = (typeof PREPARATION_MINUTES)[number];

export interface AskedClass {
  readonly stage: LessonStage | "all";
  readonly subject: LessonSubject | "all";
  readonly minutes: PreparationMinutes | "all";
}

export type ClassNeeds = Pick<LessonNeeds, "stages" | "subjects" | "minutesToPrepare">;

/** What needs nothing that we know of fits as long as nothing is asked. */
export function fitsClass(needs: ClassNeeds | null, { stage, subject, minutes }: AskedClass): boolean {
  if (needs === null) return [stage, subject, minutes].every((asked) => asked === "all");
  const { stages, subjects, minutesToPrepare } = needs;
  return (
    (stage === "all" || stages.includes(stage)) &&
    (subject === "all" || subjects.includes(subject) || subjects.includes("any")) &&
    (minutes === "all" || minutesToPrepare <= Number(minutes))
  );
}
