// Every page in every language at every width: what every-page.spec.ts sees of one page for each kind.
import { test } from "@playwright/test";
import { ALL_WIDTHS, EVERY_PAGE, listVisitors, SCREEN, walk } from "./walk-of-pages";

for (const { time, groups, ...settings } of listVisitors(EVERY_PAGE, { isSample: false })) {
  test.describe(`by ${time}`, () => {
    test.use({ ...settings, viewport: SCREEN });

    for (const group of groups) {
      const paths = group.map(({ path }) => path).join(", ");
      test(`${paths}: each is accessible, hydrates without a word, holds at every width and can be printed`, async ({
        page,
      }) => {
        await walk(page, group, { colorScheme: settings.colorScheme, widths: ALL_WIDTHS });
      });
    }
  });
}
