// Every kind of page in every language at every width, with everything configured.
import { expect, test } from "@playwright/test";
import { LOCALES, pathInLocale } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";
import { listLayoutFaults } from "./faults-of-layout";

const WIDTHS = [1536, 1280, 1180, 1024, 768, 390, 360, 320];
const HEIGHT = 800;

/** What a page shows only when its address says so. */
const FILLED: Readonly<Record<string, string>> = {
  search: "?q=quiz",
  kit: "?ids=chatgpt,gemini,khanmigo",
  compare: "?ids=chatgpt,gemini,khanmigo",
  favourites: "?ids=chatgpt,gemini,khanmigo",
  donate: "?amount=100",
  "platform-costs": "?platform=chatgpt&seats=30&months=10",
  resource: "",
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
    LOCALES.map((locale) => `${row.paths[locale][0].replace(":id", "chatgpt")}${FILLED[row.id] ?? ""}`),
  );
}

for (const [index, locale] of LOCALES.entries()) {
  test(`in ${locale} no page sticks out, lies on itself or breaks its header, at any width`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await browser.newPage({ reducedMotion: "reduce", serviceWorkers: "block" });
    const paths = [...listPages().map((paths) => paths[index] ?? ""), pathInLocale("/nope", locale)];
    for (const path of paths) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
      await page.goto(path, { waitUntil: "load" });
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const fault of await page.evaluate(listLayoutFaults)) faults.push(`${width} px: ${fault}`);
      }
      expect.soft(faults, path).toEqual([]);
    }
    await page.close();
  });
}
