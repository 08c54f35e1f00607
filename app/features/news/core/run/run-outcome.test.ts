import { expect, test } from "vitest";
import { loggedStatuses, runOutcome } from "./run-outcome";

const NONE = { done: 0, unchanged: 0, failed: 0, pending: 0 };

test("a run without anything to do, or with everything done, is completed", () => {
  expect(runOutcome(NONE)).toBe("completed");
  expect(runOutcome({ ...NONE, done: 2, unchanged: 5 })).toBe("completed");
});

test("a run is partial when something is left, and failed when nothing worked", () => {
  expect(runOutcome({ ...NONE, unchanged: 1, failed: 1 })).toBe("partial");
  expect(runOutcome({ ...NONE, pending: 3 })).toBe("partial");
  expect(runOutcome({ ...NONE, failed: 3 })).toBe("failed");
});

test("news that came in make the log say completed, also beside what failed", () => {
  const mixed = { ...NONE, done: 1, failed: 1 };
  expect(loggedStatuses(runOutcome(mixed), mixed)).toEqual(["completed", "partial"]);
  const dead = { ...NONE, failed: 1 };
  expect(loggedStatuses(runOutcome(dead), dead)).toEqual(["failed"]);
});
