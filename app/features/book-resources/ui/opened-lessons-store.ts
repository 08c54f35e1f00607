import {
  OPENED_LESSONS_KEY,
  type OpenedLesson,
  parseOpenedLessons,
  withLesson,
} from "~/features/book-resources/core/opened-lessons";
import { readStored, writeStored } from "~/ui/device-storage";

/** The lessons opened last on this device. In the browser only. */
export function readOpenedLessons(): readonly OpenedLesson[] {
  return parseOpenedLessons(readStored(OPENED_LESSONS_KEY));
}

/** Puts a lesson in front of those that were opened before. */
export function storeOpenedLesson(lesson: OpenedLesson): void {
  writeStored(OPENED_LESSONS_KEY, JSON.stringify(withLesson(readOpenedLessons(), lesson)));
}
