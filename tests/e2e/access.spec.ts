// WCAG 2.2 AA by axe of what opens on a page. Every page itself is looked at in every-page.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { LONG } from "../release-files";
import { toChecker } from "./checker-of";
import { openHydrated } from "./open-hydrated";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page) {
  const { violations: found } = await toChecker(page).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

test("what opens is accessible too: menu, languages, search, share", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Language: English" }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Runs in the page: words in the colour of the ground that they stand on. */
function listUnseenWords(): string[] {
  const isClear = (colour: string) => /^rgba.* 0\)$/.test(colour);
  const toGround = (element: Element | null): string => {
    if (element === null) return "";
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? toGround(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll("main *")]
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
    )
    .filter((element) => element.checkVisibility() && getComputedStyle(element).color === toGround(element))
    .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`);
}

test(
  "in the colours that a reader's system forces, no word has the colour of its ground",
  LONG,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    for (const path of ["/chapter3_ex1", "/prompts", "/platforms", "/tools", "/school-kit", "/"]) {
      await page.goto(path);
      expect(await page.evaluate(listUnseenWords), path).toEqual([]);
    }
    await page.goto("/bncc");
    await page.getByRole("textbox").first().fill("EF05MA03, EF05MA77, EF05C101");
    await page.locator("main form button[type=submit]").click();
    await expect(page.locator("main mark").first()).toBeVisible();
    expect(await page.evaluate(listUnseenWords), "codes").toEqual([]);
  },
);
