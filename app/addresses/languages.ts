// Everything the site knows about a language stands in one row of this table, and the rest follows from it. To add a
// language, add a row, its messages and its content: the type checker and the tests name what is missing.

interface Language {
  /** Path prefix; empty for the language at the plain path. */
  readonly prefix: string;
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  readonly tag: string;
  /** Locale by which `Intl` writes its dates and numbers. */
  readonly formats: string;
  /** Where most of its readers live: their day is that of a page which cannot ask the browser. */
  readonly timeZone: string;
  /** How it writes the first day of a month, which `Intl` does not know. */
  readonly firstOfMonth: string;
  /** How `Intl` writes a month where there is little room. */
  readonly shortMonth: "short" | "2-digit";
  /** Separator between the first and the last day of a week. */
  readonly dayRange: string;
  /** How feeds and records name the language of a text: its ISO 639-1 code. */
  readonly written: string;
  /** The language tags of an `Accept-Language` header that this language serves. */
  readonly accepts: RegExp;
  /** Name of the variety that a model is told to write in. */
  readonly variety: string;
  /** ISO 3166 code of the country whose readers it is written for; null for readers anywhere. */
  readonly country: string | null;
  /** Its own name for itself. */
  readonly name: string;
  /** The names by which readers of every language ask for it, in small letters without accents. */
  readonly askedAs: readonly string[];
  /** Code of the flag in the switcher. */
  readonly flag: string;
}

/** The first row is the language of readers whose browser asks for none of them. */
export const LANGUAGES = {
  en: {
    prefix: "",
    tag: "en",
    formats: "en-GB",
    timeZone: "Europe/London",
    firstOfMonth: "1",
    shortMonth: "short",
    dayRange: " – ",
    written: "en",
    accepts: /^en\b/i,
    variety: "British English",
    country: null,
    name: "English",
    askedAs: ["english", "ingles"],
    flag: "GB",
  },
  "pt-br": {
    prefix: "/pt-br",
    tag: "pt-BR",
    formats: "pt-BR",
    timeZone: "America/Sao_Paulo",
    firstOfMonth: "1º",
    // Portuguese abbreviates a month to "de nov.", which would break the foot of a card.
    shortMonth: "2-digit",
    dayRange: " a ",
    written: "pt",
    accepts: /^pt\b/i,
    variety: "Brazilian Portuguese",
    country: "BR",
    name: "Português",
    askedAs: ["portuguese", "portugues"],
    flag: "BR",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
/** The language a text is written in, as feeds and records name it. */
export type WrittenLanguage = (typeof LANGUAGES)[Locale]["written"];
/** The tag of a language of the site. */
export type LanguageTag = (typeof LANGUAGES)[Locale]["tag"];

/** True for the name of a row of the table. */
export function isLocale(text: unknown): text is Locale {
  return typeof text === "string" && NAMES.includes(text);
}

const NAMES = Object.keys(LANGUAGES);
export const LOCALES: readonly Locale[] = NAMES.filter(isLocale);
/** At the plain path, and for readers who ask for no language of the site. */
export const DEFAULT_LOCALE: Locale = "en";
export const WRITTEN_LANGUAGES: readonly WrittenLanguage[] = LOCALES.map(
  (locale) => LANGUAGES[locale].written,
);

/** Makes a value for every language. */
export function forEachLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  const entries = LOCALES.map((locale) => [locale, make(locale)] as const);
  return Object.fromEntries(entries) as Record<Locale, T>;
}

/** The language of a path: the one whose prefix it begins with, in any case. */
export function localeOfPath(pathname: string): Locale {
  const path = pathname.toLowerCase();
  const found = LOCALES.find((locale) => {
    const { prefix } = LANGUAGES[locale];
    return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
  });
  return found ?? DEFAULT_LOCALE;
}

/** A path of the plain kind in a language: "/tools" is "/pt-br/tools", and "/" is "/pt-br". */
export function pathInLocale(path: string, locale: Locale): string {
  const { prefix } = LANGUAGES[locale];
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** A path of the plain kind in each language. */
export function pathInEveryLocale(path: string): readonly string[] {
  return LOCALES.map((locale) => pathInLocale(path, locale));
}

/** Every language but this one, in the order of the table. */
export function otherLocales(locale: Locale): readonly Locale[] {
  return LOCALES.filter((other) => other !== locale);
}

/** The language whose readers read a text. */
export function localeOfWritten(language: WrittenLanguage): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].written === language) ?? DEFAULT_LOCALE;
}

/** The language an `Accept-Language` header asks for (RFC 9110, 12.5.4); the default where it asks for none. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranked = (acceptLanguage ?? "")
    .split(",")
    .flatMap((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      const locale = LOCALES.find((name) => LANGUAGES[name].accepts.test(tag));
      return locale === undefined ? [] : [{ locale, quality: quality === undefined ? 1 : Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.locale ?? DEFAULT_LOCALE;
}
