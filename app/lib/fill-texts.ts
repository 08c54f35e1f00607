import { forEachIncomplete, LOCALES, type Texts, textIn } from "~/addresses/languages";
import { isPlain } from "./is-plain";

function hasEveryLocale(value: object): value is Texts<unknown> {
  return LOCALES.every((locale) => Object.hasOwn(value, locale));
}

/**
 * Gives an incomplete language the text of its source wherever it has none (scripts/vite/filled-texts.ts).
 * `npm run languages` lists what is missing.
 */
export function fillTexts(value: unknown): void {
  if (!isPlain(value)) return;
  for (const part of Object.values(value)) fillTexts(part);
  if (hasEveryLocale(value))
    Object.assign(
      value,
      forEachIncomplete((language) => textIn(value, language)),
    );
}
