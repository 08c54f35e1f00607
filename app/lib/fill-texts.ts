import { forEachIncomplete, LOCALES, PAGE_LANGUAGES, type Texts, textIn } from "~/addresses/languages";

function hasEveryLocale(value: object): value is Texts<unknown> {
  return LOCALES.every((locale) => Object.hasOwn(value, locale));
}

/**
 * Records in which an incomplete language has the text of its source wherever it has none: a page that it says whole
 * may read more of a record than it shows. `npm run languages` lists what is missing.
 */
export function fillTexts<T>(value: T): T {
  if (PAGE_LANGUAGES.length === LOCALES.length || typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) fillTexts(part);
  if (!hasEveryLocale(value)) return value;
  return Object.assign(
    value,
    forEachIncomplete((language) => textIn(value, language)),
  );
}
