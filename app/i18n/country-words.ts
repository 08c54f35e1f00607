import { LANGUAGES, type Locale } from "~/addresses/languages";
import { toolFactsMessages } from "./messages/tool-facts";

/** That something does not hold where the readers of a language live; null for a language of many countries. */
export function notHereWords(locale: Locale): string | null {
  const { country, formats } = LANGUAGES[locale];
  if (country === null) return null;
  const name = new Intl.DisplayNames(formats, { type: "region" }).of(country) ?? country;
  return toolFactsMessages[locale].table.notIn(name);
}
