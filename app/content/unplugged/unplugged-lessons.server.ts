// Lessons on how AI works that need no computer, from the youngest pupils to the oldest.
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const UNPLUGGED_LESSONS: readonly UnpluggedLesson[] = [];

/** Ids of the worksheets made from their invented answers, the same in every language. */
export function listUnpluggedSheetIds(): string[] {
  return UNPLUGGED_LESSONS.flatMap(({ id, text }) => (text.en.flaw === null ? [] : [`${id}-flaw`]));
}
