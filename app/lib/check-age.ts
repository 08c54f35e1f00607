// Facts show the date of the text they rest on. After 180 days they ask for a check (contract R29), rules of law after
// 60. A page may be older than that, so the browser decides it, from the date that stands in the page.

import { DAY_MS } from "~/lib/durations";

const RECHECK_AFTER_DAYS = 180;

/**
 * Whether facts of a month ("2026-11") or a day ("2026-11-22") ask for another check. The days count from the end of
 * that month or day (UTC), because nothing more exact is known. A date that cannot be read asks for one.
 */
export function isCheckOld(checked: string, now: Date, afterDays = RECHECK_AFTER_DAYS): boolean {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d\d))?$/.exec(checked);
  if (match === null) return true;
  const [, year, month, day] = match;
  const end = day === undefined ? Date.UTC(Number(year), Number(month), 1) : Date.parse(checked) + DAY_MS;
  return now.getTime() - end > afterDays * DAY_MS;
}
