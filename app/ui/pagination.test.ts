import { expect, test } from "vitest";
import { pageWindow } from "./pagination";

test("few pages are all offered", () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test("many pages leave a gap on each side of the neighbours", () => {
  expect(pageWindow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
});

test("a gap of one page is filled with that page", () => {
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});

test("a page beyond the end counts as the last one", () => {
  expect(pageWindow(99, 6)).toEqual([1, null, 5, 6]);
});

test("a list without pages offers none", () => {
  expect(pageWindow(1, 0)).toEqual([]);
});
