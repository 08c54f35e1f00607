import { LANGUAGES, type Locale } from "~/addresses/languages";

/** An instant as a date where readers of the language live, with hour and minute where they are asked for. */
export function formatMoment(at: string, locale: Locale, withTime = false): string {
  const { formats, timeZone } = LANGUAGES[locale];
  const format = new Intl.DateTimeFormat(formats, {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone,
  });
  // A line may end before "de 2026", not within it.
  return format.format(new Date(at)).replaceAll(" de ", " de\u00a0");
}
