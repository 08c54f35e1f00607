import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LANGUAGES, LOCALES, localeOfPath, pathInLocale } from "~/addresses/languages";

test("every language has a manifest that starts and stays in it", () => {
  for (const locale of LOCALES) {
    const file = new URL(`../public/manifest.${locale}.webmanifest`, import.meta.url);
    expect(existsSync(file), locale).toBe(true);
    const { lang, start_url: start, shortcuts } = JSON.parse(readFileSync(file, "utf8"));
    expect([lang, start]).toEqual([LANGUAGES[locale].tag, pathInLocale("/", locale)]);
    for (const { url } of shortcuts) {
      expect([localeOfPath(url), findPage(url)?.canonical], url).toEqual([locale, url]);
    }
  }
});
