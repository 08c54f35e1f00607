import { LANGUAGES, type Locale } from "~/addresses/languages";

/**
 * "2026-11" in words: "November 2026", "novembro de 2026"; or short: "Nov 2026", "11/2026".
 */
export function formatMonth(month: string, locale: Locale, length: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    month: length === "short" ? LANGUAGES[locale].shortMonth : length,
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A year as it is, a month or a day as its month, short: "2025", "Nov 2026", "11/2026". */
export function formatDatePart(date: string, locale: Locale): string {
  return date.length === 4 ? date : formatMonth(date.slice(0, 7), locale, "short");
}
