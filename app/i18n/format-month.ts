import { LANGUAGES, type Locale } from "~/addresses/languages";

/**
 * "2026-11" in words: "November 2026", "novembro de 2026"; short: "Nov 2026", "11/2026"; or abbreviated, without what
 * stands between month and year: "Nov 2026", "nov. 2026".
 */
export function formatMonth(
  month: string,
  locale: Locale,
  length: "long" | "short" | "abbreviated" = "long",
): string {
  const { tag, shortMonth } = LANGUAGES[locale];
  const form = { long: "long", short: shortMonth, abbreviated: "short" } as const;
  const format = new Intl.DateTimeFormat(tag, { month: form[length], year: "numeric", timeZone: "UTC" });
  const day = new Date(`${month}-01T00:00:00Z`);
  if (length !== "abbreviated") return format.format(day);
  const parts = format.formatToParts(day).filter(({ type }) => type !== "literal");
  return parts.map(({ value }) => value).join(" ");
}

/** A year as it is, a month or a day as its month, short: "2025", "Nov 2026", "11/2026". */
export function formatDatePart(date: string, locale: Locale): string {
  return date.length === 4 ? date : formatMonth(date.slice(0, 7), locale, "short");
}
