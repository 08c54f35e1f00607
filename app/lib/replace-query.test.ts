import { expect, test } from "vitest";
import { replaceQuery } from "./replace-query";

test("a form replaces its own parameters and leaves those of the other form", () => {
  expect(replaceQuery("?q=map&seats=3&chapter=hub", ["q", "chapter"], "q=plan")).toBe("seats=3&q=plan");
  expect(replaceQuery("?q=map", ["q"], "")).toBe("");
});
