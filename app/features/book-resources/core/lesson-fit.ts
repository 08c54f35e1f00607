// Whether a lesson is for the class and the time that a teacher has.
import { LESSON_STAGES, LESSON_SUBJECTS, type LessonNeeds } from "./lesson";

/** Minutes that a teacher has to prepare, at most. */
const PREPARATION_MINUTES = ["15", "30", "45"] as const;

export type ClassNeeds = Pick<LessonNeeds, "stages" | "subjects" | "minutesToPrepare">;

/** Filters by class and time, in the order of a form and of an address. */
export const CLASS_CHOICES = {
  stage: LESSON_STAGES,
  subject: LESSON_SUBJECTS,
  minutes: PREPARATION_MINUTES,
} as const;

/** The values of these choices that a lesson fits; `true` stands for all of them. */
export function toClassValues({ stages, subjects, minutesToPrepare }: ClassNeeds) {
  return {
    stage: stages,
    subject: subjects.includes("any") || subjects,
    minutes: PREPARATION_MINUTES.filter((minutes) => minutesToPrepare <= Number(minutes)),
  } as const;
}
