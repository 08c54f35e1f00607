import { LANGUAGE_TAG, type Locale } from "~/i18n/locale";

/** A month such as "2026-11" in words: "Nov 2026", "nov. de 2026". */
export function monthLabel(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
