// The filters of the learn pages: a course is shown if its title or any tag matches, and its level too.
import { APART, type FilterableList, toFacets } from "~/lib/filterable-list";
import type { CourseLevel } from "./course";

/** The choices of the level select. */
export const LEVEL_FILTERS = ["Beginner", "Intermediate", "Advanced"] as const satisfies CourseLevel[];

/** The fields by which courses are filtered. */
export interface ListedCourse {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly level: CourseLevel;
  /** Stands apart, above the list, while nothing is asked for. */
  readonly isApart: boolean;
}

export const COURSE_LIST: FilterableList<ListedCourse> = {
  id: "course-cards",
  choices: { level: LEVEL_FILTERS },
  toItem: ({ id, title, tags, level, isApart }) => ({
    id,
    title,
    words: [],
    facets: toFacets({
      // A course for all levels is also one for the level that a visitor asks for.
      level: level === "All Levels" || [level],
      tag: tags,
      ...(isApart ? { [APART]: true } : {}),
    }),
  }),
};
