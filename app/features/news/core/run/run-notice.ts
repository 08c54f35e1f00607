// Notices after a button was pressed; without script they travel in the address of the answer.
import { MINUTE_MS } from "~/lib/durations";
import { isRunKind, type RunKind } from "./run-kind";

export type RunNotice =
  | { readonly state: "started" | "running" | "limited" }
  | { readonly state: "fresh"; readonly minutesToNext: number }
  | { readonly state: "failed"; readonly action: RunKind | "refresh" };

/** Id of the sentence that says it: where a form sent without the client leads back to. */
export const NEWS_RUN_ID = "news-run";

const FAILED = "-failed";

/** The `?run=` value for a run that could not be started. */
export function failedRunState(kind: RunKind): string {
  return kind + FAILED;
}

/** Says in how many minutes (at least 1) the next run is possible; null when the instant is unreadable. */
export function freshNotice(nextPossibleAt: string, now: number): RunNotice | null {
  const minutes = Math.ceil((Date.parse(nextPossibleAt) - now) / MINUTE_MS);
  return Number.isNaN(minutes) ? null : { state: "fresh", minutesToNext: Math.max(1, minutes) };
}

/** The notice of `?run=…&next=…`; null for anything else. `now` is in milliseconds. */
export function parseRunNotice(search: URLSearchParams, now: number): RunNotice | null {
  const state = search.get("run") ?? "";
  if (state === "started" || state === "running" || state === "limited") return { state };
  const failed = state.endsWith(FAILED) ? state.slice(0, -FAILED.length) : "";
  if (isRunKind(failed)) return { state: "failed", action: failed };
  return state === "fresh" ? freshNotice(search.get("next") ?? "", now) : null;
}
