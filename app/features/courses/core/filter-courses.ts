// Spec §5, Learn (Portuguese): a course is shown if title or any tag matches AND the level matches (or all).
import { foldText } from "~/lib/fold-text";
import { oneLine } from "~/lib/one-line";
import type { CourseLevel } from "./course";

/** Spec §2: the choices of the level select. */
export const LEVEL_FILTERS = ["all", "Beginner", "Intermediate", "Advanced"] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];

/** Longer text is cut: no title or tag is as long. */
const SEARCH_TEXT_MAX = 200;

export interface CourseQuery {
  readonly text: string;
  readonly level: LevelFilter;
}

/** Reads q and level from an address; an unknown level counts as all. */
export function parseCourseQuery(params: URLSearchParams): CourseQuery {
  const level = params.get("level")?.toLowerCase();
  return {
    text: oneLine(params.get("q") ?? "", SEARCH_TEXT_MAX),
    level: LEVEL_FILTERS.find((known) => known.toLowerCase() === level) ?? "all",
  };
}

/** The address of a query, defaults left out, in a fixed order. */
export function toCourseSearchParams(query: CourseQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== "") params.set("q", query.text);
  if (query.level !== "all") params.set("level", query.level);
  return params;
}

interface Filterable {
  readonly title: string;
  readonly tags: readonly string[];
  readonly level: CourseLevel;
}

/** The courses that match, in the order given; case and accents do not count. */
export function filterCourses<Item extends Filterable>(courses: readonly Item[], query: CourseQuery): Item[] {
  const text = foldText(query.text);
  return courses.filter(
    (course) =>
      fitsLevel(course.level, query.level) &&
      (foldText(course.title).includes(text) || course.tags.some((tag) => foldText(tag).includes(text))),
  );
}

/** A course for all levels is also one for the level that a visitor asks for. */
function fitsLevel(level: CourseLevel, wanted: LevelFilter): boolean {
  return wanted === "all" || level === wanted || level === "All Levels";
}
