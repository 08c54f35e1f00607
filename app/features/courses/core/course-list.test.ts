import { expect, test } from "vitest";
import { filterItems, isFiltered, parseListQuery, toSearch } from "~/lib/filterable-list";
import { COURSE_LIST, type ListedCourse } from "./course-list";

const COURSES: readonly ListedCourse[] = [
  { id: "etica", title: "Ética em IA", tags: ["gratuito"], level: "Beginner", isApart: false },
  { id: "python", title: "Python", tags: ["programação", "gratuito"], level: "Intermediate", isApart: false },
  {
    id: "historia",
    title: "A História da IA",
    tags: ["cultura digital"],
    level: "All Levels",
    isApart: false,
  },
];

const parse = (search: string) => parseListQuery(COURSE_LIST, search);
const idsFor = (search: string, courses = COURSES) =>
  filterItems(COURSE_LIST, courses.map(COURSE_LIST.toItem), parse(search)).map(({ id }) => id);

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
  expect(idsFor("", courses)).toEqual(["python", "historia"]);
  expect(idsFor("q=gratuito", courses)).toEqual(["etica", "python"]);
  expect(idsFor("level=beginner", courses)).toEqual(["etica", "historia"]);
});

test("an unknown level is no filter, and a 10 kB text finds nothing", () => {
  expect(idsFor("level=expert")).toEqual(["etica", "python", "historia"]);
  expect(idsFor(`q=${"x".repeat(10_240)}`)).toEqual([]);
});

test("a text or a level is a filter; blanks and an unknown level are none", () => {
  const searches = ["q=etica", "level=advanced", "q=%20&level=expert", ""];
  expect(searches.map((search) => isFiltered(COURSE_LIST, parse(search)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("an address holds what differs from the start", () => {
  expect(toSearch(parse("level=Advanced&q=%20a%00b%20"))).toBe("?q=ab&level=Advanced");
});
