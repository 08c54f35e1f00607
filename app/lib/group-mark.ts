import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";

function groupMarkBy(formats: string): string | undefined {
  const parts = new Intl.NumberFormat(formats).formatToParts(10_000);
  return parts.find(({ type }) => type === "group")?.value;
}

const MARKS = new Map(LOCALES.map((locale) => [locale, groupMarkBy(LANGUAGES[locale].formats)]));

/** The mark that parts thousands in a language: 10,000 or 10.000. */
export function groupMark(locale: Locale): string | undefined {
  return MARKS.get(locale);
}
