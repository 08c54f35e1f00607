// Every page in every language with the letters of readers who need others than ours.
import { expect, test } from "@playwright/test";
import { LOCALES } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";
import { faultsAt, launchWith, openReader, READERS } from "./readers";
import { listQueries, plainAddress } from "./walk-of-pages";

const WIDTHS = [320, 360, 768, 900, 1100, 1280, 1536];
/** The time for all pages on a busy machine. */
const WALK_MS = 1_200_000;

for (const reader of READERS) {
  for (const locale of LOCALES) {
    test(`${reader.name}: every page holds at every width (${locale})`, async ({
      playwright,
      launchOptions,
      contextOptions,
      baseURL,
    }) => {
      test.setTimeout(WALK_MS);
      const browser = await launchWith(reader, playwright.chromium, launchOptions);
      const page = await openReader(browser, reader, {
        ...contextOptions,
        baseURL,
        reducedMotion: "reduce",
      });
      for (const { id } of ROUTE_TABLE.filter((row) => !("guarded" in row))) {
        const queries = listQueries(id);
        for (const query of queries.length === 0 ? [""] : queries) {
          const path = plainAddress(id, locale) + query;
          await page.goto(path);
          expect.soft(await faultsAt(page, WIDTHS), path).toEqual([]);
        }
      }
      await browser.close();
    });
  }
}
