// Kinds of run, with their addresses and their names in the log. A run fetches the news or writes summaries.

export const RUN_KINDS = {
  fetch: {
    /** A request for a run is posted here. */
    path: "/api/fetch-ai-news",
    /** The name of the run in the pipeline's log. */
    operation: "fetch_enhanced_global_news",
    /** Delay after a press before the list and the last-updated time are read again. */
    reloadAfterMs: 3000,
  },
  summaries: { path: "/api/process-ai-summaries", operation: "process_ai_summaries", reloadAfterMs: 5000 },
} as const;

export type RunKind = keyof typeof RUN_KINDS;
export type RunOperation = (typeof RUN_KINDS)[RunKind]["operation"];

/** The trigger that a button posts; the API takes no other. */
export const RUN_TRIGGER = "manual_user_request";

/** True for a kind of run that a visitor may start. */
export function isRunKind(text: string): text is RunKind {
  return Object.hasOwn(RUN_KINDS, text);
}
