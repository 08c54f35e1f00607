// Claims of a kit by topic, of which each clause declares its part.
import type { Place } from "~/features/rules/core/place";

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
