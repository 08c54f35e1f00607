import type { Locale } from "~/addresses/languages";
import type { CurriculumStatement, LessonView } from "~/features/book-resources/core/lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { lessonMessages } from "~/i18n/messages/lesson";
import { MIDDLE_DOT } from "~/lib/middle-dot";

/** Line of the facts that a teacher asks of a lesson first: for whom, how long, with what. */
export function lessonLine({ facts }: LessonView, locale: Locale): string {
  const text = lessonMessages[locale];
  const labels = bookLabelMessages[locale];
  const { minutesInClass, note } = facts;
  const line = [
    facts.stages.map((stage) => labels.stages[stage]).join(", "),
    facts.subjects.map((subject) => labels.subjects[subject]).join(", "),
    text.prepare(facts.minutesToPrepare),
    minutesInClass === null ? text.noClass : text.inClass(minutesInClass),
    labels.equipment[facts.equipment],
    labels.internet[facts.internet],
  ].join(MIDDLE_DOT);
  return note === null ? line : `${line} (${note})`;
}

/** Text of a curriculum, after its code where it has one. */
export function toStatement({ code, text }: CurriculumStatement): string {
  return code === null ? text : `${code} (${text})`;
}
