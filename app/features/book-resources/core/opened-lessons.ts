// The lessons opened last stay on the device, so that the home page can lead back to them.
import { parseJson } from "~/lib/parse-json";

/** Key in local storage; the cookies page names it. */
export const OPENED_LESSONS_KEY = "opened-lessons";
export const OPENED_LESSONS_MAX = 3;

export interface OpenedLesson {
  /** Path on this site, in the language in which it was read. */
  readonly path: string;
  readonly title: string;
}

/** A path of this site: it never leads to another host. */
const OWN_PATH = /^\/(?![/\\])[\w/-]*$/;
const MAX_TITLE = 200;

function toLesson(value: unknown): readonly OpenedLesson[] {
  if (typeof value !== "object" || value === null || !("path" in value) || !("title" in value)) return [];
  const { path, title } = value;
  if (typeof path !== "string" || !OWN_PATH.test(path)) return [];
  if (typeof title !== "string" || title.trim() === "" || title.length > MAX_TITLE) return [];
  return [{ path, title }];
}

/** The lessons in a stored value, the last one first. A value that cannot be read counts as none. */
export function parseOpenedLessons(stored: string | null): readonly OpenedLesson[] {
  const value = stored === null ? null : parseJson(stored);
  return Array.isArray(value) ? value.flatMap(toLesson).slice(0, OPENED_LESSONS_MAX) : [];
}

/** The lessons with this one in front, each once. */
export function withLesson(lessons: readonly OpenedLesson[], lesson: OpenedLesson): readonly OpenedLesson[] {
  return [lesson, ...lessons.filter(({ path }) => path !== lesson.path)].slice(0, OPENED_LESSONS_MAX);
}
