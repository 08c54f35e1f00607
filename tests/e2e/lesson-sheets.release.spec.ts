// Everything that lessons hand out, on paper: each sheet for pupils, each worksheet and each key is one page of A4 or
// Letter.
import { expect, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { UNPLUGGED_LESSONS } from "../../app/content/unplugged/unplugged-lessons.server";
import { listSheetPages } from "../../app/page-parts/lesson-sheets.server";

/** The time for all of them on a busy machine. */
const GROUP_MS = 300_000;

// Without scripts, which change nothing on paper.
test.use({ javaScriptEnabled: false });

for (const locale of LOCALES) {
  test(`each sheet that a lesson hands out is one page of A4 or Letter in ${locale}`, async ({ page }) => {
    test.setTimeout(GROUP_MS);
    const sheets = listSheetPages(locale).map(({ document: { id } }) => toPath("sheet", locale, { id }));
    const lessons = UNPLUGGED_LESSONS.map(({ id }) => toPath("unplugged-lesson", locale, { id }));
    for (const path of [...sheets, ...lessons]) {
      await page.goto(path);
      for (const format of ["A4", "Letter"]) {
        await page.emulateMedia({ media: "print" });
        const breaks = await page
          .locator("article > section")
          .evaluateAll(
            (sections) => sections.filter((one) => getComputedStyle(one).breakBefore === "page").length,
          );
        const pdf = new TextDecoder("latin1").decode(await page.pdf({ format }));
        const count = pdf.match(/\/Type\s*\/Page\b/g)?.length;
        expect.soft(count, `${path} on ${format}`).toBe(breaks + 1);
      }
    }
  });
}
