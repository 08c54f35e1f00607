import type { Typed } from "./answers";
import type { Answers } from "./kit-options";

/** All that a school has told. */
export interface School {
  /** Settled: every question that is put has an answer. */
  readonly answers: Answers;
  readonly typed: Typed;
  /** Ids of the tools in the inventory. */
  readonly toolIds: readonly string[];
}
