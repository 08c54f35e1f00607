/** Spec §4: after a fetch was triggered, list and last-updated time reload. */
export const RELOAD_AFTER_FETCH_MS = 3000;
/** Spec §4: after summary processing, the list reloads. */
export const RELOAD_AFTER_SUMMARIES_MS = 5000;
/** Spec §4: placeholders while the list is loading. */
export const SKELETON_CARDS = 6;
