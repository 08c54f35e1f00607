// Every kind of page in every language: WCAG 2.2 AA by axe, waking without a word, its layout at every width, and its
// print. A page is looked at by day in one language and by night, far to the west, in the next one.
// every-page.release.spec.ts looks at every page, and at everything of it by night, too.
import { test } from "@playwright/test";
import { byNight, EVERY_KIND, listVisitors, SCREEN, walk } from "./walk-of-pages";

for (const { time, groups, ...settings } of listVisitors(EVERY_KIND)) {
  test.describe(`by ${time}`, () => {
    test.use({ ...settings, viewport: SCREEN });

    for (const group of groups) {
      const paths = group.map(({ path }) => path).join(", ");
      test(`${paths}: each is accessible, wakes without a word, holds at every width and can be printed`, async ({
        page,
      }) => {
        await walk(page, time === "day" ? group : group.map(byNight), settings.colorScheme);
      });
    }
  });
}
