/**
 * Marks the link to the whole sheet. Paper has it from the start; for the screen it brings what the islands look like
 * in states that the server never draws, so there it waits for the client.
 */
export const LATE_SHEET = "data-late-sheet";
