import { expect, test } from "vitest";
import { OPENED_LESSONS_MAX, type OpenedLesson, parseOpenedLessons, withLesson } from "./opened-lessons";

const lesson = (number: number): OpenedLesson => ({
  path: `/chapter3_ex${number}`,
  title: `Lesson ${number}`,
});

test("the lesson opened last comes first, each is there once, and only so many are kept", () => {
  expect(withLesson([lesson(1), lesson(2)], lesson(2))).toEqual([lesson(2), lesson(1)]);
  const many = [1, 2, 3, 4, 5].map(lesson);
  const kept = many.reduce<readonly OpenedLesson[]>(withLesson, []);
  expect(kept).toEqual(many.slice(-OPENED_LESSONS_MAX).reverse());
  expect(parseOpenedLessons(JSON.stringify(kept))).toEqual(kept);
});

test("a stored value that is no lesson of this site counts as none", () => {
  for (const stored of [null, "", "{", "7", "null", '{"path":"/"}']) {
    expect(parseOpenedLessons(stored)).toEqual([]);
  }
  const foreign = ["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example", 7];
  const written = JSON.stringify(foreign.map((path) => ({ path, title: "A lesson" })));
  expect(parseOpenedLessons(written)).toEqual([]);
  expect(parseOpenedLessons(JSON.stringify([{ path: "/hub", title: " " }, null, lesson(1)]))).toEqual([
    lesson(1),
  ]);
});
