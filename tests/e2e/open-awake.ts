import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its client has taken over. Before that, a form is sent as an ordinary post. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await markAwake(page);
  await page.goto(path);
  await expectAwake(page);
}

/** Has every page of this tab say when its client is ready. */
export async function markAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("client-ready", () => document.documentElement.setAttribute("data-awake", ""));
  });
}

/** Waits for the client of the page that is open; needs `markAwake` before. */
export async function expectAwake(page: Page): Promise<void> {
  // A touch starts the client sooner than idle time does.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerdown")));
  await expect(page.locator("html[data-awake]")).toHaveCount(1);
}

/** Brings what is pressed next near the window, and waits until its islands answer: a link leads to its page before. */
export async function expectLive(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect
    .poll(() => control.evaluate((element) => element.closest("[data-island]:not([data-live=''])") === null))
    .toBe(true);
}
