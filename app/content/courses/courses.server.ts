import type { Locale } from "~/addresses/languages";
import type { CourseRecord } from "~/content/schemas";
import { ENGLISH_COURSES } from "./courses-en.server";
import { PORTUGUESE_COURSES } from "./courses-pt.server";
import { PORTUGUESE_TEACHER_COURSES } from "./courses-pt-teachers.server";

/** The courses of each language's learn page: a catalogue of its own, not a translation. */
export const COURSES: Readonly<Record<Locale, readonly CourseRecord[]>> = {
  en: ENGLISH_COURSES,
  "pt-br": [...PORTUGUESE_COURSES, ...PORTUGUESE_TEACHER_COURSES],
};
