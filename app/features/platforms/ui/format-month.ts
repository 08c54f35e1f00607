import { LANGUAGE_TAG, type Locale } from "~/i18n/locale";

/** "2026-11" as "November 2026" or "novembro de 2026". */
export function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
