// Facts show the month of the text they rest on. After 180 days they ask for a check (contract R29). A page may be older
// than that, so the browser decides it, from the month that stands in the page.

import { DAY_MS } from "~/lib/durations";

const RECHECK_AFTER_DAYS = 180;

/**
 * Whether facts of a month ("2026-11") ask for another check. The days count from the end of that month (UTC), because
 * the day of the check is not known. A month that cannot be read asks for one.
 */
export function isCheckOld(checkedMonth: string, now: Date): boolean {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(checkedMonth);
  if (match === null) return true;
  const endOfMonth = Date.UTC(Number(match[1]), Number(match[2]), 1);
  return now.getTime() - endOfMonth > RECHECK_AFTER_DAYS * DAY_MS;
}
