/** Relation of the link to what the islands look like in states that the server never draws. */
export const LATE_SHEET = "late-sheet";
