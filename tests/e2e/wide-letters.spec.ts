// Some kinds of pages with the letters of readers who need others than ours. Every page is in wide-letters.release.spec.ts.
import { expect, test } from "@playwright/test";
import { filledAddress, plainAddress } from "./addresses-of-pages";
import { faultsAt, launchWith, openReader, WIDE_LETTERS } from "./wide-letters";

const WIDTHS = [320, 1100];
const PAGES = [
  ["home", "pt-br"],
  ["learn", "en"],
  ["chapter3-ex4", "pt-br"],
] as const;

for (const letters of WIDE_LETTERS.filter(({ name }) => /spacing|24 px|200 %/.test(name))) {
  test(`${letters.name}: pages hold at every width`, async ({
    playwright,
    launchOptions,
    contextOptions,
    baseURL,
  }) => {
    const browser = await launchWith(letters, playwright.chromium, launchOptions);
    const page = await openReader(browser, letters, { ...contextOptions, baseURL });
    for (const [id, locale] of PAGES) {
      const path = filledAddress(id, locale) ?? plainAddress(id, locale);
      await page.goto(path);
      expect.soft(await faultsAt(page, WIDTHS), path).toEqual([]);
    }
    await browser.close();
  });
}
