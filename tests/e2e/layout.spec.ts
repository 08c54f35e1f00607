// Every kind of page in every language at every width, with everything configured.
import { expect, test } from "@playwright/test";
import { LOCALES, pathInLocale } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";
import { listLayoutFaults } from "./faults-of-layout";
import { OLD_ARTICLE, OLD_ISSUE } from "./old-news.mjs";

const WIDTHS = [1536, 1280, 1180, 1024, 768, 390, 360, 320];
const HEIGHT = 800;

/** What a page shows only when its address says so. */
const FILLED: Readonly<Record<string, string>> = {
  search: "?q=quiz",
  // Lists of which a filter hides a part.
  tools: "?free=1",
  "book-resources": "?chapter=chapter-3",
  kit: "?ids=chatgpt,gemini,khanmigo",
  compare: "?ids=chatgpt,gemini,khanmigo",
  favourites: "?ids=chatgpt,gemini,khanmigo",
  donate: "?amount=100",
  "platform-costs": "?platform=chatgpt&seats=30&months=10",
};
/** What a site under test has at an address with a part that differs. */
const DIFFERING: Readonly<Record<string, string>> = {
  ":id": "chatgpt",
  ":article": OLD_ARTICLE,
  ":issue": OLD_ISSUE,
};

/** A page of each module, and the landing of a printed code. */
function listPages(): string[][] {
  const seen = new Set<string>();
  const rows = ROUTE_TABLE.filter(({ id, module }) => {
    const key = id === "chapter3-ex1" ? id : JSON.stringify(module);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return rows.map((row) =>
    LOCALES.map((locale) => {
      const path = row.paths[locale][0].replace(/:\w+/, (part) => DIFFERING[part] ?? part);
      return path + (FILLED[row.id] ?? "");
    }),
  );
}

for (const [index, locale] of LOCALES.entries()) {
  test(`in ${locale} no page sticks out, lies on itself or breaks its header, at any width`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await browser.newPage({ reducedMotion: "reduce", serviceWorkers: "block" });
    const nowhere = pathInLocale("/nope", locale);
    for (const path of [...listPages().map((paths) => paths[index] ?? ""), nowhere]) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
      const answer = await page.goto(path, { waitUntil: "load" });
      // A page that needs a row of its own above would show its place in the table not to be there.
      const faults = (answer?.status() === 404) === (path === nowhere) ? [] : ["there is no such page"];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const fault of await page.evaluate(listLayoutFaults)) faults.push(`${width} px: ${fault}`);
      }
      expect.soft(faults, path).toEqual([]);
    }
    await page.close();
  });
}
