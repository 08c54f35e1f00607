// Product decisions, "Languages and addresses": English at the plain path, Portuguese under /pt-br.

export const LOCALES = ["en", "pt-br"] as const;
export type Locale = (typeof LOCALES)[number];

/** The value of `<html lang>` and `hreflang` for each locale. */
export const LANGUAGE_TAG = { en: "en", "pt-br": "pt-BR" } as const satisfies Record<Locale, string>;

export const PORTUGUESE_PREFIX = "/pt-br";

/** Spec §4: the language is derived from whether the path starts with /pt-br (in any case). */
export function localeOfPath(pathname: string): Locale {
  return /^\/pt-br(?:\/|\.data$|$)/i.test(pathname) ? "pt-br" : "en";
}

/** The other of the two locales. */
export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "pt-br" : "en";
}
