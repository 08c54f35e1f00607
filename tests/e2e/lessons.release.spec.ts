// Every lesson of the book on a phone, as it opens; companion.spec.ts has the longest.
import { expect, test } from "@playwright/test";
import { LOCALES } from "../../app/addresses/languages";
import { PRINTED_PAGES } from "../../app/addresses/printed-codes";
import { countScreens, PHONE } from "./lesson-screens";
import { plainAddress } from "./walk-of-pages";

/** The time for all of them on a busy machine. */
const GROUP_MS = 180_000;
const MOST_SCREENS = 9;
/** Pages that are more than their lesson. */
const HOLD_MORE: readonly string[] = ["platforms", "planning-toolkit"];

// Without scripts, which change no height.
test.use({ javaScriptEnabled: false, viewport: PHONE });

for (const locale of LOCALES) {
  test(`every lesson is at most nine screens of a phone before its folded parts are opened (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(GROUP_MS);
    for (const { id } of PRINTED_PAGES) {
      const path = plainAddress(id, locale);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect
        .soft(await countScreens(page, HOLD_MORE.includes(id) ? "#landing" : "html"), path)
        .toBeLessThanOrEqual(MOST_SCREENS);
    }
  });
}
