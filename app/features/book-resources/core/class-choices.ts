import type { BookLabelsMessages } from "~/i18n/messages/book-labels";
import type { CompanionMessages } from "~/i18n/messages/companion";
import { LESSON_STAGES, LESSON_SUBJECTS, type LessonStage, type LessonSubject } from "./lesson";
import { type AskedClass, PREPARATION_MINUTES } from "./lesson-fit";

/**
 * What can be asked of a lesson's class and time, in words, and what is asked: the filters of every list of lessons.
 */
export function classChoices(
  text: CompanionMessages["list"],
  labels: BookLabelsMessages,
  { stage, subject, minutes }: AskedClass,
) {
  return {
    stage: {
      name: "stage",
      label: text.stage,
      all: text.allStages,
      chosen: stage,
      values: LESSON_STAGES,
      wordOf: (value: LessonStage) => labels.stages[value],
    },
    subject: {
      name: "subject",
      label: text.subject,
      all: text.allSubjects,
      chosen: subject,
      values: LESSON_SUBJECTS,
      wordOf: (value: LessonSubject) => labels.subjects[value],
    },
    minutes: {
      name: "minutes",
      label: text.minutes,
      all: text.anyMinutes,
      chosen: minutes,
      values: PREPARATION_MINUTES,
      wordOf: text.upToMinutes,
    },
  } as const;
}
