/**
 * What came of a button on a page that a mail links to. `unknown`: the link leads to nobody, or not any more.
 * `failed`: the database did not answer.
 */
export type LinkOutcome = "done" | "unknown" | "failed";
