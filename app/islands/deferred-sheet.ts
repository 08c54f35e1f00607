/**
 * Marks the link to the deferred stylesheet, which is the whole one. Paper has it from the start; on the screen only
 * states of islands that the server never renders need it, so there it is deferred until the client starts.
 */
export const DEFERRED_SHEET = "data-deferred-sheet";
