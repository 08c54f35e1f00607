import { expect, test } from "vitest";
import { framesPerSecond, rateFps } from "./fps-rating";

test("ratings change at 55, 45 and 30 frames per second", () => {
  const ratings = [120, 55, 54, 45, 44, 30, 29, 0].map(rateFps);
  expect(ratings).toEqual(["excellent", "excellent", "good", "good", "fair", "fair", "poor", "poor"]);
});

test("frames are counted over the time they took, and one frame alone is no rate", () => {
  expect(framesPerSecond([0, 20, 40, 60, 80, 100])).toBe(50);
  expect(framesPerSecond([])).toBe(0);
  expect(framesPerSecond([7])).toBe(0);
});
