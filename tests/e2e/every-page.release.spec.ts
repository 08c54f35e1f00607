// Every page in every language, each looked at whole: what every-page.spec.ts sees of one page for each kind.
import { test } from "@playwright/test";
import { EVERY_PAGE, listVisitors, SCREEN, walk } from "./walk-of-pages";

for (const { time, groups, ...settings } of listVisitors(EVERY_PAGE)) {
  test.describe(`by ${time}`, () => {
    test.use({ ...settings, viewport: SCREEN });

    for (const group of groups) {
      const paths = group.map(({ path }) => path).join(", ");
      test(`${paths}: each is accessible, wakes without a word, holds at every width and can be printed`, async ({
        page,
      }) => {
        await walk(page, group, settings.colorScheme);
      });
    }
  });
}
