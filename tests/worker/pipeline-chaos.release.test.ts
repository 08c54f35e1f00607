// The Worker is killed at every step of the news pipeline, in every way.
import { test } from "vitest";
import { expectSurvival } from "./killed-pipeline";

test.each([
  ["dies", "redelivered"],
  ["dies", "lost"],
  ["answer-lost", "redelivered"],
] as const)(
  "killed at any step (%s, messages %s) the pipeline ends with the rows of an undisturbed run",
  (fault, messages) => expectSurvival(fault, messages, { first: 1, every: 1 }),
  240_000,
);
