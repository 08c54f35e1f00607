import { expect, test } from "vitest";
import {
  DEFAULT_LOCALE,
  isLocale,
  LANGUAGES,
  LOCALES,
  localeOfPath,
  localeOfWritten,
  otherLocales,
  pathInLocale,
  preferredLocale,
} from "./languages";

test("no two languages share a path prefix, a tag or the code of their texts", () => {
  for (const key of ["prefix", "tag", "written", "name"] as const) {
    const values = LOCALES.map((locale) => LANGUAGES[locale][key]);
    expect(new Set(values).size, key).toBe(LOCALES.length);
  }
  expect(LANGUAGES[DEFAULT_LOCALE].prefix).toBe("");
});

test("a path of every language is known by its prefix, in any case and nowhere else", () => {
  for (const locale of LOCALES) {
    for (const path of ["/", "/tools", "/a/b"]) {
      expect(localeOfPath(pathInLocale(path, locale)), path).toBe(locale);
      expect(localeOfPath(pathInLocale(path, locale).toUpperCase()), path).toBe(locale);
    }
  }
  expect(localeOfPath("/pt-brazil")).toBe(DEFAULT_LOCALE);
  expect(pathInLocale("/", "pt-br")).toBe("/pt-br");
});

test("names of other things are no locale", () => {
  for (const text of ["toString", "constructor", "", "EN", null, 3]) expect(isLocale(text)).toBe(false);
  for (const locale of LOCALES) {
    expect(isLocale(locale)).toBe(true);
    expect(otherLocales(locale)).not.toContain(locale);
    expect(localeOfWritten(LANGUAGES[locale].written)).toBe(locale);
  }
});

test("the language a reader asks for most decides", () => {
  expect(preferredLocale("pt-BR,pt;q=0.9,en;q=0.8")).toBe("pt-br");
  expect(preferredLocale("de, en;q=0.3, pt;q=0.7")).toBe("pt-br");
  expect(preferredLocale("en-GB,pt;q=0.5")).toBe("en");
  expect(preferredLocale("fr")).toBe("en");
  expect(preferredLocale(undefined)).toBe("en");
  expect(preferredLocale("pt;q=0, en;q=0.1")).toBe("en");
});
