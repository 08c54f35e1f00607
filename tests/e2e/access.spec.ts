// WCAG 2.2 AA by axe of what opens on a page. Every page itself is looked at in every-page.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { checkerOf } from "./checker-of";
import { openAwake } from "./open-awake";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page) {
  const { violations: found } = await checkerOf(page).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

test("what opens is accessible too: menu, languages, search, share", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, "/about");
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
