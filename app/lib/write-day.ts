/** A day as the format has it, the first of a month as its language writes it: "1º de março de 2026". */
export function writeDay(format: Intl.DateTimeFormat, day: Date, firstOfMonth: string): string {
  const parts = format.formatToParts(day);
  return parts.map(({ type, value }) => (type === "day" && value === "1" ? firstOfMonth : value)).join("");
}
