// A course of the learn pages, in the language of one page.

import type { LanguageTag } from "~/addresses/languages";
import type { Provenance } from "~/features/evidence/core/evidence";

/** The levels of a course. The values are English in both catalogues; their labels are messages. */
export const COURSE_LEVELS = ["Beginner", "Intermediate", "Advanced", "All Levels"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export interface Course {
  readonly id: string;
  readonly title: string;
  /** Language of the title where it is not the language of the page, as a `lang` value; else null. */
  readonly titleLang: LanguageTag | null;
  readonly provider: string;
  readonly platform: string;
  /** Text such as "4 hours" or "by public call"; never a number to compute with. */
  readonly duration: string;
  readonly level: CourseLevel;
  readonly tags: readonly string[];
  readonly url: string;
  readonly featured: boolean;
  readonly description: string;
  readonly cost: string;
  /** null where nobody says. */
  readonly certificate: boolean | null;
  readonly isForTeachers: boolean;
  /** The doubt that the check left, in words; null when nothing is doubtful. */
  readonly caution: string | null;
  /** Provenance of length and cost. */
  readonly provenance: Provenance;
}

/** Courses made for teachers first; otherwise in the order given. */
export function teachersFirst<Item extends Pick<Course, "isForTeachers">>(courses: readonly Item[]): Item[] {
  return courses.toSorted((a, b) => Number(b.isForTeachers) - Number(a.isForTeachers));
}
