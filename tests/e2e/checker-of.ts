import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Runs in a page that has axe: of all words that look alike, it has the contrast measured of the first and the last.
 * Words look alike when they and everything around them have the same classes, colours and grounds. Words about which
 * axe has rules of their own are all measured: those of a field and of its label, and those of less than two letters.
 */
function markContrastSamples(): void {
  const MARK = "data-contrast-sample";
  const looks = new Map<Element, string>();
  const numbers = new Map<string, number>();
  /** How an element looks with everything around it: a number, which is short however deep the element is. */
  const toLook = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement === null ? "" : toLook(element.parentElement);
    const style = getComputedStyle(element);
    const look = [
      ...[around, element.localName, element.getAttribute("class")],
      ...[element.ariaDisabled, element.matches(":disabled")],
      ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.filter],
      ...[style.fontSize, style.fontWeight, style.textShadow, style.position],
    ].join("|");
    const number = numbers.get(look) ?? numbers.size;
    numbers.set(look, number);
    looks.set(element, String(number));
    return String(number);
  };
  const toWords = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
      .join("");

  const samples = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll("*")) {
    element.removeAttribute(MARK);
    const words = toWords(element).trim();
    const isField = element.closest("label, fieldset, input, select, textarea") !== null;
    if ((words === "" && !isField) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const isAlone = isField || !/[\p{L}\p{N}]{2}/u.test(words);
    const key = isAlone ? `alone ${samples.size}` : toLook(element);
    const [first = element] = samples.get(key) ?? [];
    samples.set(key, [first, element]);
  }
  for (const element of [...samples.values()].flat()) element.setAttribute(MARK, "");

  interface Checker {
    configure(settings: { rules: readonly { readonly id: string; readonly selector: string }[] }): void;
  }
  const { axe } = window as Window & { axe?: Checker };
  axe?.configure({ rules: [{ id: "color-contrast", selector: `[${MARK}]` }] });
}

/** The short form of the checker, which a browser reads in half the time. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
    "axe-core/axe.min.js",
  ),
  "utf8",
);
/** Script that the builder puts into the page for each part of its work: the checker is there already. */
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
export function toChecker(page: Page): AxeBuilder {
  return new Checker(page).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
