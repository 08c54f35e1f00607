// Pages in letters nobody tuned them for: a wide installed font in the place of the site's own, and the spaces between
// letters that WCAG 1.4.12 allows a reader to set. No list of fonts can make this hold by luck. Each reader has one
// language here; every page in both, and more readers, are in readers.release.spec.ts.
import { expect, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { faultsAt, launchWith, openReader, READERS } from "./readers";

const WIDTHS = [320, 768, 1280];

/** One page of each kind: its words in the other language break at other places. */
const KINDS = [
  { id: "home" },
  { id: "tools" },
  { id: "resource", parts: { id: "chatgpt" } },
  { id: "chapter3-ex4" },
  { id: "prompts" },
  { id: "news" },
  { id: "school-kit" },
  { id: "platform-costs", query: "?platform=microsoft-copilot&seats=30&months=10&rate=5.40" },
] as const;

for (const [index, reader] of READERS.filter(({ isSample }) => isSample).entries()) {
  const locale = LOCALES[index % LOCALES.length] ?? "en";
  test(`every kind of page holds: ${reader.name} (${locale})`, async ({
    playwright,
    launchOptions,
    contextOptions,
    baseURL,
  }) => {
    test.slow();
    const browser = await launchWith(reader, playwright.chromium, launchOptions);
    const page = await openReader(browser, reader, { ...contextOptions, baseURL });
    for (const { id, ...address } of KINDS) {
      const path = toPath(id, locale, "parts" in address ? address.parts : {});
      await page.goto("query" in address ? path + address.query : path);
      expect.soft(await faultsAt(page, WIDTHS), path).toEqual([]);
    }
    await browser.close();
  });
}
