// Claims of a kit by topic: each clause declares its part, and the answers of a school say what is true of it.
import type { Place } from "~/features/rules/core/place";
import { type Answers, OLDER, OWN_USE, toPlace } from "./kit-options";

/** Two clauses that claim different things of one topic contradict each other. */
export interface Claims {
  /** Pupils after primary school and AI in lessons. */
  readonly use?: "none" | "screen" | "own";
  readonly primary?: "none" | "adult-types";
  readonly early?: "none";
  /** Pupils' accounts in AI tools. */
  readonly accounts?: "none" | "school" | "not-in-lessons";
  readonly staffAccounts?: "school";
  /** Nobody uses a tool below the age of its terms, or without the permission that they ask for. */
  readonly age?: "terms";
  /** The lowest age of minors who use AI themselves. */
  readonly youngest?: "13";
  /** Data of a person that may be typed. */
  readonly personalData?: "approved-only";
  readonly work?: "where-allowed";
  /** Whether staff put pupils' data or answers into a tool. */
  readonly staffData?: "none" | "some";
  readonly closedQuestions?: "teacher" | "tool-checked";
  readonly openAnswers?: "teacher";
  readonly decides?: "person";
  readonly homework?: "none" | "by-task" | "declared";
  readonly assessed?: "none" | "by-task" | "process";
  /** Whether a task with AI may count for a mark. */
  readonly greenCounts?: "maybe" | "no";
  readonly detector?: "no-proof";
  /** An aid that a pupil needs. */
  readonly aid?: "kept";
  readonly phones?: "away" | "for-tasks";
  readonly place?: Place;
}
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
