// A language more is asked for by types wherever words stand by language. The words below stand in lists and patterns of
// all languages together, so no type asks for them: whoever completes a language adds its words there, and one of them
// here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { ROOT } from "./import-graph";

const PLACES: readonly (readonly [file: string, what: string, Readonly<Record<Locale, string>>])[] = [
  ["app/features/search/core/search-words.ts", "endings", { en: "ies", "pt-br": "coes" }],
  ["app/features/search/core/filters.ts", "filters", { en: "free", "pt-br": "gratis" }],
  ["app/lib/split-sentences.ts", "abbreviations", { en: "approx", "pt-br": "profa" }],
  ["app/features/news/core/rules/advertising.ts", "praise", { en: "unbeatable", "pt-br": "imbativel" }],
  ["app/features/news/summary/translation-names.ts", "two names", { en: "germany", "pt-br": "alemanha" }],
  ["app/features/news/summary/closed-classes.ts", "closed classes", { en: "unless", "pt-br": "salvo" }],
  ["app/features/news/core/rules/stands-alone.ts", "pronouns", { en: "their", "pt-br": "eles" }],
];

test("each list of words of all languages together has words of each complete language", () => {
  const missing = PLACES.flatMap(([file, what, words]) => {
    const code = readFileSync(join(ROOT, file), "utf8");
    return LOCALES.filter((locale) => !new RegExp(`(?<!\\p{L})${words[locale]}`, "iu").test(code)).map(
      (locale) => `${file}: ${what} in ${locale}`,
    );
  });
  expect(missing).toEqual([]);
});
