// Answers that clauses often ask for together.
import type { Answers } from "~/features/school-kit/core/kit-options";

/** Pupils use AI themselves. */
export const OWN_USE: Answers["login"] = ["no-login", "school-account", "personal-account"];

/** AI appears in lessons. */
export const IN_LESSONS: Answers["login"] = [
  "teacher-screen",
  "no-login",
  "school-account",
  "personal-account",
];

/** Stages at which pupils may use AI themselves. */
export const OLDER: Answers["stage"] = ["lower-secondary", "upper-secondary", "adult"];

/** Stages after early years. */
export const BEYOND_EARLY: Answers["stage"] = ["primary", "lower-secondary", "upper-secondary", "adult"];
