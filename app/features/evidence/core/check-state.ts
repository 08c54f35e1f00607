// Facts show the month of their check. After 180 days they ask for another (contract R29).

import { DAY_MS } from "~/lib/durations";

const RECHECK_AFTER_DAYS = 180;

export type CheckState = "checked" | "needs-recheck";

/** The newest month ("2026-05") whose facts need a re-check. Which facts need one changes only with it. */
export function newestStaleMonth(now: Date): string {
  const limit = new Date(now.getTime() - RECHECK_AFTER_DAYS * DAY_MS - 1);
  return new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/**
 * Whether facts of a month ("2026-11") are still fresh. The days count from the end of that month (UTC),
 * because the day of the check is not known. A month that cannot be read needs a re-check.
 */
export function checkStateOf(checkedMonth: string, now: Date): CheckState {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(checkedMonth);
  if (match === null) return "needs-recheck";
  const endOfMonth = Date.UTC(Number(match[1]), Number(match[2]), 1);
  return now.getTime() - endOfMonth > RECHECK_AFTER_DAYS * DAY_MS ? "needs-recheck" : "checked";
}
