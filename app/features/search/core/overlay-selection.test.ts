import { expect, test } from "vitest";
import { initialSelection, overlayStep } from "./overlay-selection";

test("the arrows move through the results and wrap round", () => {
  expect(initialSelection(3)).toBe(0);
  expect(overlayStep("ArrowDown", 0, 3)).toEqual({ kind: "select", index: 1 });
  expect(overlayStep("ArrowDown", 2, 3)).toEqual({ kind: "select", index: 0 });
  expect(overlayStep("ArrowUp", 0, 3)).toEqual({ kind: "select", index: 2 });
});

test("Enter opens the selected result, Escape closes, with or without results", () => {
  expect(overlayStep("Enter", 1, 3)).toEqual({ kind: "open", index: 1 });
  expect(overlayStep("Escape", null, 0)).toEqual({ kind: "close" });
});

test("without results, or with a selection beyond a shorter list, nothing is opened", () => {
  expect(initialSelection(0)).toBeNull();
  expect(overlayStep("Enter", 0, 0)).toEqual({ kind: "none" });
  expect(overlayStep("Enter", 7, 3)).toEqual({ kind: "none" });
  expect(overlayStep("ArrowDown", 7, 3)).toEqual({ kind: "select", index: 0 });
});

test("other keys are left to the search field", () => {
  expect(overlayStep("a", 0, 3)).toEqual({ kind: "none" });
});
