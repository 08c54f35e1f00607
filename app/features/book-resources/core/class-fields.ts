import type { BookLabelsMessages } from "~/i18n/messages/en/book-labels";
import type { CompanionMessages } from "~/i18n/messages/en/companion";
import { LESSON_STAGES, LESSON_SUBJECTS } from "./lesson";
import { PREPARATION_MINUTES } from "./lesson-fit";

/** The values of a field with the word of each. */
export function toOptions<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] {
  return values.map((value) => [value, words[value]]);
}

/** What can be asked of a lesson's class and time, in words: the fields of every list of lessons. */
export function classFields(text: CompanionMessages["list"], { stages, subjects }: BookLabelsMessages) {
  return [
    { name: "stage", label: text.stage, all: text.allStages, options: toOptions(LESSON_STAGES, stages) },
    {
      name: "subject",
      label: text.subject,
      all: text.allSubjects,
      options: toOptions(LESSON_SUBJECTS, subjects),
    },
    {
      name: "minutes",
      label: text.minutes,
      all: text.anyMinutes,
      options: PREPARATION_MINUTES.map((minutes) => [minutes, text.upToMinutes(minutes)] as const),
    },
  ];
}
