// The filters of the learn pages: a course is shown if its title or any tag matches, and its level too.
import { APART, type FilterableList, toFacets } from "~/lib/filterable-list";
import type { Course, CourseLevel } from "./course";

export interface ListedCourse extends Pick<Course, "id" | "title" | "tags" | "level"> {
  /** Stands apart, above the list, while nothing is asked for. */
  readonly isApart: boolean;
}

export const COURSE_LIST: FilterableList<ListedCourse> = {
  id: "course-cards",
  choices: { level: ["Beginner", "Intermediate", "Advanced"] satisfies CourseLevel[] },
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
