// Every kind of page: WCAG 2.2 AA by axe, hydrating without a message, its layout at the narrowest width, and its print.
// Languages and times take turns, and the night is far to the west. every-page.release.spec.ts looks at every page in
// every language at every width.
import { test } from "@playwright/test";
import { EVERY_KIND, FEW_WIDTHS, listVisitors, SCREEN, walk } from "./walk-of-pages";

for (const { time, groups, ...settings } of listVisitors(EVERY_KIND, { isSample: true })) {
  test.describe(`by ${time}`, () => {
    test.use({ ...settings, viewport: SCREEN });

    for (const group of groups) {
      const paths = group.map(({ path }) => path).join(", ");
      test(`${paths}: each is accessible, hydrates without a word, holds at every width and can be printed`, async ({
        page,
      }) => {
        await walk(page, group, { colorScheme: settings.colorScheme, widths: FEW_WIDTHS });
      });
    }
  });
}
