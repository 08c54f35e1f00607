// The Worker is killed at every second step of the news pipeline: at each step in one way at least.
// pipeline-chaos.release.test.ts kills it at every step in every way.
import { test } from "vitest";
import { expectSurvival } from "./killed-pipeline";

test.each([
  ["dies", "redelivered", 1],
  ["dies", "lost", 2],
  ["answer-lost", "redelivered", 2],
] as const)(
  "killed at any step (%s, messages %s) the pipeline ends with the rows of an undisturbed run",
  (fault, messages, first) => expectSurvival(fault, messages, { first, every: 2 }),
  240_000,
);
