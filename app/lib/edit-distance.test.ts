import { expect, test } from "vitest";
import { editDistance } from "./edit-distance";

test("edit distance counts inserted, deleted and replaced characters", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("hub", "hub")).toBe(0);
});
