/** Whether a text is a day of this century's calendar, as "2027-02-28"; a `Date` takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
