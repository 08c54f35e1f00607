import { LANGUAGES, type Locale } from "~/addresses/languages";

/** The name of a country, given by its ISO 3166 code, in a language; the code where it has none. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(LANGUAGES[locale].formats, { type: "region" }).of(code) ?? code;
}
