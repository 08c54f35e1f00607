// The outcome of a run, and the rows of the log that record it.

/** Items of a run by outcome. */
export interface OutcomeCounts {
  /** Something was stored. */
  readonly done: number;
  /** The source answered and had nothing new. */
  readonly unchanged: number;
  readonly failed: number;
  /** Left for a later run. */
  readonly pending: number;
}

export type RunOutcome = "completed" | "partial" | "failed";

/** A run failed only when nothing at all worked. It is partial when something has to be done again. */
export function runOutcome({ done, unchanged, failed, pending }: OutcomeCounts): RunOutcome {
  if (failed > 0 && done + unchanged + pending === 0) return "failed";
  return failed + pending > 0 ? "partial" : "completed";
}

/**
 * The statuses a run leaves in the log. "Last updated" is the newest completed row, so a run in which one of many
 * sources failed is both: news came in, and something was left.
 */
export function loggedStatuses(outcome: RunOutcome, { done, unchanged }: OutcomeCounts): RunOutcome[] {
  return outcome === "partial" && done + unchanged > 0 ? ["completed", "partial"] : [outcome];
}
