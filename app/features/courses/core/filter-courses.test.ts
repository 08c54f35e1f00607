import { expect, test } from "vitest";
import type { CourseLevel } from "./course";
import {
  filterCourses,
  isCourseFilter,
  parseCourseQuery,
  readListedCourse,
  toCourseItem,
  toCourseSearchParams,
} from "./filter-courses";

const COURSES: { id: string; title: string; tags: string[]; level: CourseLevel }[] = [
  { id: "etica", title: "Ética em IA", tags: ["gratuito"], level: "Beginner" },
  { id: "python", title: "Python", tags: ["programação", "gratuito"], level: "Intermediate" },
  { id: "historia", title: "A História da IA", tags: ["cultura digital"], level: "All Levels" },
];

function idsFor(search: string) {
  return filterCourses(COURSES, parseCourseQuery(new URLSearchParams(search))).map(({ id }) => id);
}

test("the text matches title or tag without accents, and the level must fit too", () => {
  expect(idsFor("q=etica")).toEqual(["etica"]);
  expect(idsFor("q=PROGRAMACAO")).toEqual(["python"]);
  expect(idsFor("q=gratuito&level=Intermediate")).toEqual(["python"]);
  expect(idsFor("q=gratuito&level=Advanced")).toEqual([]);
});

test("a course for all levels is shown at each level", () => {
  expect(idsFor("level=beginner")).toEqual(["etica", "historia"]);
});

test("a course that stands apart is in the list only while something is asked for", () => {
  const courses = COURSES.map((course) => ({ ...course, isApart: course.id === "etica" }));
  const shown = (search: string) =>
    filterCourses(courses, parseCourseQuery(new URLSearchParams(search))).map(({ id }) => id);
  expect(shown("")).toEqual(["python", "historia"]);
  expect(shown("q=gratuito")).toEqual(["etica", "python"]);
  expect(shown("level=beginner")).toEqual(["etica", "historia"]);
});

test("an unknown level is no filter, and a 10 kB text finds nothing", () => {
  expect(idsFor("level=expert")).toEqual(["etica", "python", "historia"]);
  expect(idsFor(`q=${"x".repeat(10_240)}`)).toEqual([]);
});

test("a text or a level is a filter; blanks and an unknown level are none", () => {
  const isFilter = (search: string) => isCourseFilter(parseCourseQuery(new URLSearchParams(search)));
  expect(["q=etica", "level=advanced", "q=%20&level=expert", ""].map(isFilter)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("an address holds what differs from the start", () => {
  const query = parseCourseQuery(new URLSearchParams("level=Advanced&q=%20a%00b%20"));
  expect(toCourseSearchParams(query).toString()).toBe("q=ab&level=Advanced");
});

test("a card with its item says all that the filter asks", () => {
  const courses = COURSES.map((course, place) => ({ ...course, isApart: place === 0 }));
  expect(courses.map((course) => readListedCourse(toCourseItem(course), course.title))).toEqual(courses);
});
