import type { BookLabelsMessages } from "~/i18n/messages/book-labels";
import type { CompanionMessages } from "~/i18n/messages/companion";
import { type ListField, toField } from "~/lib/filterable-list";
import { LESSON_STAGES, LESSON_SUBJECTS } from "./lesson";
import { PREPARATION_MINUTES } from "./lesson-fit";

/** The labelled filters by class and time, which every list of lessons has. */
export function classFields(
  text: CompanionMessages["list"],
  { stages, subjects }: BookLabelsMessages,
): readonly ListField[] {
  return [
    toField("stage", text.stage, text.allStages, LESSON_STAGES, (stage) => stages[stage]),
    toField("subject", text.subject, text.allSubjects, LESSON_SUBJECTS, (subject) => subjects[subject]),
    toField("minutes", text.minutes, text.anyMinutes, PREPARATION_MINUTES, text.upToMinutes),
  ];
}
