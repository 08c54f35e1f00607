import {
  OPENED_LESSONS_KEY,
  type OpenedLesson,
  parseOpenedLessons,
  withLesson,
} from "~/features/book-resources/core/opened-lessons";

/** The lessons opened last on this device. In the browser only. */
export function readOpenedLessons(): readonly OpenedLesson[] {
  try {
    return parseOpenedLessons(localStorage.getItem(OPENED_LESSONS_KEY));
  } catch {
    return [];
  }
}

/** Puts a lesson in front of those that were opened before. */
export function storeOpenedLesson(lesson: OpenedLesson): void {
  try {
    localStorage.setItem(OPENED_LESSONS_KEY, JSON.stringify(withLesson(readOpenedLessons(), lesson)));
  } catch {
    // not saved: storage is refused
  }
}
