/** How long after a fetch was triggered the list and the last-updated time reload (contract N12). */
export const RELOAD_AFTER_FETCH_MS = 3000;
/** How long after summaries were asked for the list reloads. */
export const RELOAD_AFTER_SUMMARIES_MS = 5000;
