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
  /**
   * In a language in which not everything is said yet: a page is either wholly in it or wholly in its source, and only
   * what is asked for by an address of its own is in it at all (no search index, feed, mail or file).
   */
  readonly incomplete?: {
    /** The complete language that stands in. */
    readonly source: string;
    /** The plain paths under its prefix whose pages are in it; header and footer are on each. */
    readonly pages: readonly string[];
    /** Stands on every other page: that it is not in this language yet. */
    readonly notice: string;
  };
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

/** A language that addresses of pages begin with. */
export type PageLanguage = keyof typeof LANGUAGES;
/** A language in which everything is said. Types ask for every text of it. */
export type Locale = {
  [Name in PageLanguage]: (typeof LANGUAGES)[Name] extends { readonly incomplete: object } ? never : Name;
}[PageLanguage];
type Incomplete = Exclude<PageLanguage, Locale>;
/** A text, or a table of them, in every language; an incomplete one may lack it. */
export type Texts<T> = Readonly<Record<Locale, T>> & Readonly<Partial<Record<Incomplete, T>>>;
/** The language a text is written in, as feeds and records name it. */
export type WrittenLanguage = (typeof LANGUAGES)[Locale]["written"];
/** The tag of a language of the site. */
export type LanguageTag = (typeof LANGUAGES)[Locale]["tag"];

const ROWS: ReadonlyMap<string, Language> = new Map(Object.entries(LANGUAGES));

/** True for the name of a complete language. */
export function isLocale(text: unknown): text is Locale {
  const row = typeof text === "string" ? ROWS.get(text) : undefined;
  return row !== undefined && row.incomplete === undefined;
}

function isPageLanguage(name: string): name is PageLanguage {
  return ROWS.has(name);
}

/** Every language that has pages, the incomplete ones among them. */
export const PAGE_LANGUAGES: readonly PageLanguage[] = [...ROWS.keys()].filter(isPageLanguage);
export const LOCALES: readonly Locale[] = PAGE_LANGUAGES.filter(isLocale);
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

/** Makes a value for every language that has pages. */
export function forEachPageLanguage<T>(
  make: (language: PageLanguage) => T,
): Readonly<Record<PageLanguage, T>> {
  const entries = PAGE_LANGUAGES.map((language) => [language, make(language)] as const);
  return Object.fromEntries(entries) as Record<PageLanguage, T>;
}

/** Makes a value for every incomplete language. */
export function forEachIncomplete<T>(make: (language: Incomplete) => T): Readonly<Record<Incomplete, T>> {
  const names = PAGE_LANGUAGES.filter((language): language is Incomplete => !isLocale(language));
  return Object.fromEntries(names.map((name) => [name, make(name)] as const)) as Record<Incomplete, T>;
}

/** The complete language that a language rests on: itself, or the source of an incomplete one. */
export function completeLocale(language: PageLanguage): Locale {
  const source = ROWS.get(language)?.incomplete?.source;
  return [source, language].find(isLocale) ?? DEFAULT_LOCALE;
}

/** A text in a language; that of its source where it lacks it. */
export function textIn<T>(texts: Texts<T>, language: PageLanguage): T {
  const known: Readonly<Partial<Record<PageLanguage, T>>> = texts;
  return known[language] ?? texts[completeLocale(language)];
}

/** The language whose prefix a path begins with, in any case. */
export function languageOfPath(pathname: string): PageLanguage {
  const path = pathname.toLowerCase();
  const found = PAGE_LANGUAGES.find((language) => {
    const { prefix } = LANGUAGES[language];
    return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
  });
  return found ?? DEFAULT_LOCALE;
}

/** Whether the page of a path is said in an incomplete language, so that its texts may be read as of a complete one. */
function isSaidIn(language: PageLanguage, pathname: string): language is Locale {
  const row = ROWS.get(language);
  const { pages } = row?.incomplete ?? {};
  return pages === undefined || pages.includes(pathname.slice(row?.prefix.length) || "/");
}

/** The language in which the page of a path is said. */
export function localeOfPath(pathname: string): Locale {
  const language = languageOfPath(pathname);
  return isSaidIn(language, pathname) ? language : completeLocale(language);
}

/** The language of what stands around the page of a path, in which an incomplete language is said on every page. */
export function frameLocaleOfPath(pathname: string): Locale {
  const language = languageOfPath(pathname);
  const [front = "/"] = ROWS.get(language)?.incomplete?.pages ?? [];
  return localeOfPath(pathInLanguage(front, language));
}

/** Notice of a page that is not in the language of its address yet; null where it is. */
export function fallbackNotice(pathname: string): string | null {
  const language = languageOfPath(pathname);
  return isSaidIn(language, pathname) ? null : (ROWS.get(language)?.incomplete?.notice ?? null);
}

/** The address of a page in a language: "/tools" is "/pt-br/tools", and "/" is "/pt-br". */
export function pathInLanguage(path: string, language: PageLanguage): string {
  const { prefix } = LANGUAGES[language];
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** The address of a file or an answer that every complete language has. */
export function pathInLocale(path: string, locale: Locale): string {
  return pathInLanguage(path, completeLocale(locale));
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
