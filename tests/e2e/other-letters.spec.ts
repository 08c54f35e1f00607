// Pages in letters nobody tuned them for: a wide installed font in the place of the site's own, and the spaces between
// letters that WCAG 1.4.12 allows a reader to set. No list of fonts can make this hold by luck.
import { expect, test } from "@playwright/test";
import { pathOf } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { listLayoutFaults } from "./faults-of-layout";
import { areFontsChosen } from "./letters";

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
  { id: "platform-costs", query: "?platform=anthropic-claude&seats=30&months=10&rate=5.40" },
] as const;

const SPACED = "* { letter-spacing: 0.12em !important }";

for (const locale of LOCALES) {
  test(`every kind of page holds in other letters (${locale})`, async ({ page }) => {
    test.slow();
    if (areFontsChosen) await page.route("**/fonts/*", (route) => route.abort());
    await page.addInitScript((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    for (const { id, ...address } of KINDS) {
      const path = pathOf(id, locale, "parts" in address ? address.parts : {});
      await page.goto("query" in address ? path + address.query : path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(listLayoutFaults), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
