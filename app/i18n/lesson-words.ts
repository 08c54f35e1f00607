import type { Locale } from "~/addresses/languages";
import type { CurriculumStatement, LessonNeeds, LessonView } from "~/features/book-resources/core/lesson";
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { lessonMessages } from "~/i18n/messages/lesson";
import { MIDDLE_DOT } from "~/lib/middle-dot";

/** The stages of a lesson, and its subjects. */
function classWords(
  { stages, subjects }: Pick<LessonNeeds, "stages" | "subjects">,
  locale: Locale,
): string[] {
  const labels = bookLabelMessages[locale];
  return [
    stages.map((stage) => labels.stages[stage]).join(", "),
    subjects.map((subject) => labels.subjects[subject]).join(", "),
  ];
}

/** Line of the facts that a teacher asks of a lesson first: for whom, how long, with what. */
export function lessonLine({ facts }: LessonView, locale: Locale): string {
  const text = lessonMessages[locale];
  const labels = bookLabelMessages[locale];
  const { minutesInClass, note } = facts;
  const line = [
    ...classWords(facts, locale),
    text.prepare(facts.minutesToPrepare),
    minutesInClass === null ? text.noClass : text.inClass(minutesInClass),
    labels.equipment[facts.equipment],
    labels.internet[facts.internet],
  ].join(MIDDLE_DOT);
  return note === null ? line : `${line} (${note})`;
}

/** The same of a lesson without a computer, which needs no preparing. */
export function unpluggedLine(lesson: Omit<UnpluggedLesson, "id" | "text">, locale: Locale): string {
  return [...classWords(lesson, locale), lessonMessages[locale].inClass(lesson.minutes)].join(MIDDLE_DOT);
}

/** Text of a curriculum, after its code where it has one. */
export function toStatement({ code, text }: CurriculumStatement): string {
  return code === null ? text : `${code} (${text})`;
}
