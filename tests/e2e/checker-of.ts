import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { markContrastSamples } from "./contrast-samples";

/** The short form of the checker, which a browser reads in half the time. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
    "axe-core/axe.min.js",
  ),
  "utf8",
);
/** What is put into the page a second and a third time, because the checker is there already. */
const NOTHING = "void 0";

/** Puts the checker into a page once, where its builder would put the long form of it twice. */
class Checker extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: NOTHING });
    this.#page = page;
  }

  override async analyze() {
    if (!(await this.#page.evaluate(() => "axe" in window))) await this.#page.evaluate(AXE);
    await this.#page.evaluate(markContrastSamples);
    return super.analyze();
  }
}

/**
 * Looks for faults of accessibility. No page has a frame, so none is looked into, which is twice as fast. The contrast of
 * words that look alike is measured on two of them, because it takes as long as all other rules together.
 */
export function checkerOf(page: Page): AxeBuilder {
  return new Checker(page).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
