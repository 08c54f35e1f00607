import { LANGUAGES, type Locale } from "~/addresses/languages";
import { countryName } from "~/lib/country-name";
import { toolFactsMessages } from "./messages/tool-facts";

/** That something does not hold where the readers of a language live; null for a language of many countries. */
export function notHereWords(locale: Locale): string | null {
  const { country } = LANGUAGES[locale];
  return country === null ? null : toolFactsMessages[locale].table.notIn(countryName(country, locale));
}
