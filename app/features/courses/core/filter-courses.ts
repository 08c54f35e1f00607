// The filters of the learn pages: a course is shown if its title or any tag matches, and its level too.
import { foldText } from "~/lib/fold-text";
import { parseSearchText } from "~/lib/search-text";
import { COURSE_LEVELS, type CourseLevel } from "./course";

/** The choices of the level select. */
export const LEVEL_FILTERS = ["all", "Beginner", "Intermediate", "Advanced"] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];

export interface CourseQuery {
  readonly text: string;
  readonly level: LevelFilter;
}

/** Reads q and level from an address; an unknown level counts as all. */
export function parseCourseQuery(params: URLSearchParams): CourseQuery {
  return { text: parseSearchText(params.get("q")), level: parseLevel(params.get("level") ?? "") };
}

/** The level of a text in any case; all for an unknown one. */
export function parseLevel(text: string): LevelFilter {
  return LEVEL_FILTERS.find((known) => known.toLowerCase() === text.toLowerCase()) ?? "all";
}

/** True when the query asks for some of the courses. */
export function isCourseFilter({ text, level }: CourseQuery): boolean {
  return text !== "" || level !== "all";
}

/** The address of a query, defaults left out, in a fixed order. */
export function toCourseSearchParams(query: CourseQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== "") params.set("q", query.text);
  if (query.level !== "all") params.set("level", query.level);
  return params;
}

/** The part of an address after the path, "" for the default query. */
export function toCourseSearch(query: CourseQuery): string {
  const params = toCourseSearchParams(query).toString();
  return params === "" ? "" : `?${params}`;
}

/** What a course is filtered by. */
export interface ListedCourse {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly level: CourseLevel;
  /** Stands apart, above the list, while nothing is asked for. */
  readonly isApart?: boolean;
}

/** The courses that match, in the order given; case and accents do not count. */
export function filterCourses<Item extends ListedCourse>(
  courses: readonly Item[],
  query: CourseQuery,
): Item[] {
  const text = foldText(query.text);
  const isFiltered = isCourseFilter(query);
  return courses.filter(
    (course) =>
      (isFiltered || course.isApart !== true) &&
      fitsLevel(course.level, query.level) &&
      (foldText(course.title).includes(text) || course.tags.some((tag) => foldText(tag).includes(text))),
  );
}

/** A course for all levels is also one for the level that a visitor asks for. */
function fitsLevel(level: CourseLevel, wanted: LevelFilter): boolean {
  return wanted === "all" || level === wanted || level === "All Levels";
}

/** Stands between tags; no tag has one. */
const TAG_BREAK = "|";

/** What the item around a card says beside the title, as data- attributes by their names in `dataset`. */
export function toCourseItem({ id, level, tags, isApart }: ListedCourse) {
  return { item: id, level, tags: tags.join(TAG_BREAK), apart: isApart === true ? "" : undefined };
}

/** What an item and the title of its card say together. */
export function readListedCourse(
  data: Readonly<Partial<Record<string, string>>>,
  title: string,
): ListedCourse {
  return {
    id: data.item ?? "",
    title,
    level: COURSE_LEVELS.find((level) => level === data.level) ?? "All Levels",
    tags: data.tags ? data.tags.split(TAG_BREAK) : [],
    isApart: data.apart !== undefined,
  };
}
