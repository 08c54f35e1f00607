import { LANGUAGE_TAG, type Locale } from "~/addresses/languages";

/**
 * "2026-11" in words: "November 2026", "novembro de 2026"; or short: "Nov 2026", "11/2026", because the
 * abbreviated month of Portuguese would break the foot of a card.
 */
export function formatMonth(month: string, locale: Locale, length: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    month: length === "short" && locale === "pt-br" ? "2-digit" : length,
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
