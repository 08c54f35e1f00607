import { LANGUAGES, type Locale } from "~/addresses/languages";

const MARKS = new Map<Locale, string | undefined>();

/** The mark that parts thousands in a language: 10,000 or 10.000. */
export function groupMark(locale: Locale): string | undefined {
  if (!MARKS.has(locale)) {
    // Not when the module is evaluated: a first formatter costs a third of what the whole Worker takes to start.
    const parts = new Intl.NumberFormat(LANGUAGES[locale].formats).formatToParts(10_000);
    MARKS.set(locale, parts.find(({ type }) => type === "group")?.value);
  }
  return MARKS.get(locale);
}
