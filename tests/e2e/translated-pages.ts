// A browser translates a page by putting other nodes in the place of its texts, at any time. The page keeps what it
// shows, and its filters and forms work.
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { expectHydrated, markHydrated } from "./open-hydrated";

/** Pages that one visitor opens one after the other. */
const AT_A_TIME = 3;
/** The time for several pages on a busy machine. */
const GROUP_MS = 120_000;

/** Does to every text what a translation does. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script,style,textarea,option")) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(text.data);
      text.replaceWith(outer);
    }
  });
}

/** How many cards, controls and letters stand in a page, shown or not. */
function weigh(page: Page): Promise<{ cards: number; controls: number; letters: number }> {
  return page.locator("main").evaluate((main) => ({
    cards: main.querySelectorAll("article, [data-item]").length,
    controls: main.querySelectorAll("a, button, input, select, textarea").length,
    letters: (main.textContent ?? "").length,
  }));
}

/** Fields that a reader can see and write into: no key reaches the one for robots. */
const FIELDS = ":is(input[type=text], input[type=search], textarea):not([tabindex='-1'])";

async function writeInto(field: Locator, address: string): Promise<void> {
  await field.click();
  await field.press("e");
  await expect.soft(field, address).toHaveValue("e");
  await expect.soft(field, address).toBeFocused();
}

/** Touches what a reader chooses and writes with: two fields, lists of choices, and links that stay on the page. */
async function touchAll(page: Page, address: string): Promise<void> {
  const form = page.locator("main :is(form, fieldset)").filter({ visible: true });
  const fields = form.locator(FIELDS).filter({ visible: true });
  for (const field of (await fields.all()).slice(0, 2)) await writeInto(field, address);
  for (const field of (await fields.all()).slice(0, 2)) await field.fill("");
  for (const choice of (
    await form.locator("select:has(option + option)").filter({ visible: true }).all()
  ).slice(0, 2)) {
    await choice.selectOption({ index: 1 });
    await expect.soft(choice, address).not.toHaveValue("");
    await choice.selectOption({ index: 0 });
  }
  const [box] = await form.locator("label:has(input[type=checkbox])").filter({ visible: true }).all();
  await box?.click();
  await box?.click();
  const [chip] = await page.locator('main a[href^="?"]:not([aria-current])').filter({ visible: true }).all();
  if (chip === undefined) return;
  await chip.click();
  // Back undoes the filter. The news are loaded anew at their address.
  await page.waitForURL(({ href }) => !href.endsWith(address));
  await page.goBack();
}

async function expectKept(context: BrowserContext, address: string, isHydrated: boolean): Promise<void> {
  const page = await context.newPage();
  await markHydrated(page);
  await page.goto(address, { waitUntil: isHydrated ? "load" : "domcontentloaded" });
  if (isHydrated) await expectHydrated(page);
  const before = await weigh(page);
  await translate(page);
  await expectHydrated(page);
  await touchAll(page, address);
  const after = await weigh(page);
  expect.soft(after.cards, `cards of ${address}`).toBe(before.cards);
  expect.soft(after.controls, `controls of ${address}`).toBeGreaterThanOrEqual(before.controls);
  expect.soft(after.letters / before.letters, `text of ${address}`).toBeGreaterThan(0.98);
  await expect.soft(page.locator("[data-island-failed]"), address).toHaveCount(0);
  await page.close();
}

/** Declares the journeys over these pages. A translation comes at any time: every other group has it once hydrated. */
export function declareTranslated(pages: readonly string[]): void {
  for (let first = 0; first < pages.length; first += AT_A_TIME) {
    const group = pages.slice(first, first + AT_A_TIME);
    const isHydrated = (first / AT_A_TIME) % 2 === 1;
    const when = isHydrated ? "after the client has come" : "before the client";
    test(`${group.join(", ")}: all is kept where a translation comes ${when}`, async ({ context }) => {
      test.setTimeout(GROUP_MS);
      for (const address of group) await expectKept(context, address, isHydrated);
    });
  }
}
