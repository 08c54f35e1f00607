// Facts show the date of the text they rest on. After 180 days they ask for a check (contract R29), rules of law after
// 60. A page may be older than that, so the browser decides it, from the date that stands in the page.

import { DAY_MS } from "~/lib/durations";

const RECHECK_AFTER_DAYS = 180;

/**
 * Whether facts of a month ("2026-11") or a day ("2026-11-22") ask for another check. The days count from the end of
 * that month or day (UTC), because nothing more exact is known. A date that cannot be read asks for one.
 */
export function isCheckOld(checked: string, now: Date, afterDays = RECHECK_AFTER_DAYS): boolean {
  const end = new Date(checked);
  if (checked.length > 7) end.setUTCDate(end.getUTCDate() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  // What is no date is no number, which compares with nothing. Short, because every page has this in its head.
  return !(now.getTime() - end.getTime() <= afterDays * DAY_MS);
}
