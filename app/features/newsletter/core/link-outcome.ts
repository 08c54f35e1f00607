/**
 * What came of a button on a page that a mail links to. `unknown`: the link leads to nobody, or not any more.
 * `failed`: the database did not answer (faults row 65).
 */
export type LinkOutcome = "done" | "unknown" | "failed";
