// Facts show the date of the text they rest on. After 180 days they ask for a check, rules of law after
// 60. A page may be older than that, so the browser decides it, from the date that stands in the page.

const RECHECK_AFTER_DAYS = 180;

/** For what cannot be read. */
const AT_ONCE = "1970-01-01";

/**
 * The day (UTC, "2027-05-30") on which facts of a month ("2026-11") or a day ("2026-11-22") begin to ask for another
 * check. The days count from the end of that month or day, because nothing more exact is known.
 */
export function recheckDay(checked: string, afterDays = RECHECK_AFTER_DAYS): string {
  const day = new Date(checked);
  if (Number.isNaN(day.getTime())) return AT_ONCE;
  if (checked.length > 7) day.setUTCDate(day.getUTCDate() + 1);
  else day.setUTCMonth(day.getUTCMonth() + 1);
  day.setUTCDate(day.getUTCDate() + afterDays);
  return day.toISOString().slice(0, 10);
}

/** Whether facts of a month or a day ask for another check; those of no readable date always do. */
export function isCheckOld(checked: string, now: Date, afterDays?: number): boolean {
  const day = recheckDay(checked, afterDays);
  return day === AT_ONCE || now > new Date(day);
}
