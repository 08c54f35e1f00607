import { expect, type Page } from "@playwright/test";

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
  // A touch wakes the client faster than idle time does.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerdown")));
  await expect(page.locator("html[data-awake]")).toHaveCount(1);
}
