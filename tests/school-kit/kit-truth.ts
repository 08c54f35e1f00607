// What the answers of a school make true of each topic on which a clause may claim something.
import type { Claims } from "~/features/school-kit/core/claims";
import { type Answers, OLDER, OWN_USE, toPlace } from "~/features/school-kit/core/kit-options";

export type Topic = keyof Claims;

const USE: Readonly<Record<Answers["login"][number], Claims["use"]>> = {
  "no-pupil-use": "none",
  "teacher-screen": "screen",
  "no-login": "own",
  "school-account": "own",
  "personal-account": "own",
};

/** Claims that hold at a school that gave these answers; nothing is said of a topic that it does not have. */
export function toTruth(answers: Answers): Claims {
  const { stage, login, data, marking, homework, assessment, phones } = answers;
  const [use = "no-pupil-use"] = login;
  const isOwn = OWN_USE.includes(use);
  const hasMinors = stage.some((one) => one !== "adult" && OLDER.includes(one));
  const staysOut = data.includes("none") && marking.includes("teacher-only");
  return {
    use: USE[use],
    ...(stage.includes("primary") ? { primary: use === "no-pupil-use" ? "none" : "adult-types" } : {}),
    ...(stage.includes("early") ? { early: "none" } : {}),
    accounts: use === "school-account" ? "school" : use === "personal-account" ? "not-in-lessons" : "none",
    staffAccounts: "school",
    age: "terms",
    ...(isOwn && hasMinors ? { youngest: "13" } : {}),
    personalData: "approved-only",
    work: "where-allowed",
    staffData: staysOut ? "none" : "some",
    closedQuestions: marking.includes("teacher-only") ? "teacher" : "tool-checked",
    openAnswers: "teacher",
    decides: "person",
    homework: homework[0] ?? "none",
    assessed: assessment[0] === "no-ai" ? "none" : (assessment[0] ?? "none"),
    greenCounts: assessment.includes("no-ai") ? "no" : "maybe",
    detector: "no-proof",
    aid: "kept",
    phones: phones.includes("task-only") ? "for-tasks" : "away",
    place: toPlace(answers),
  };
}

/** The questions that decide what is true of a topic; none for one that is the same at every school. */
export const DECIDED_BY: Readonly<Partial<Record<Topic, readonly (keyof Answers)[]>>> = {
  use: ["login"],
  primary: ["stage", "login"],
  early: ["stage"],
  accounts: ["login"],
  youngest: ["stage", "login"],
  staffData: ["data", "marking"],
  closedQuestions: ["marking"],
  homework: ["homework"],
  assessed: ["assessment"],
  greenCounts: ["assessment"],
  phones: ["phones"],
  place: ["place"],
};
