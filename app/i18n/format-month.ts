import { LANGUAGES, type Locale } from "~/addresses/languages";

/** "2026-11" in words: "November 2026", "novembro de 2026"; short: "Nov 2026", "11/2026". */
export function formatMonth(month: string, locale: Locale, length: "long" | "short" = "long"): string {
  const { tag, shortMonth } = LANGUAGES[locale];
  const form = { long: "long", short: shortMonth } as const;
  const format = new Intl.DateTimeFormat(tag, { month: form[length], year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A year as it is, a month or a day as its month, short: "2025", "Nov 2026", "11/2026". */
export function formatDatePart(date: string, locale: Locale): string {
  return date.length === 4 ? date : formatMonth(date.slice(0, 7), locale, "short");
}

/** A year, a month or a day in full: "2025", "November 2026", "2 December 2026". */
export function formatWholeDate(date: string, locale: Locale): string {
  if (date.length === 4) return date;
  if (date.length === 7) return formatMonth(date, locale);
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].formats, { dateStyle: "long", timeZone: "UTC" });
  return joinDateParts(format.formatToParts(new Date(`${date}T00:00:00Z`)), locale);
}

/** A formatted day or span of days, the first of a month as the language writes it: "1º de março de 2026". */
export function joinDateParts(parts: readonly Intl.DateTimeFormatPart[], locale: Locale): string {
  const { firstOfMonth } = LANGUAGES[locale];
  return parts.map(({ type, value }) => (type === "day" && value === "1" ? firstOfMonth : value)).join("");
}
