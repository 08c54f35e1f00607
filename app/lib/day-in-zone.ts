/** The day of a moment where a clock of the time zone hangs, as "2026-11-22". */
export function dayInZone(now: Date, timeZone: string): string {
  // The parts are put together here, so that no language decides their order.
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
