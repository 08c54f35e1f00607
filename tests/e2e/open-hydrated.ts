import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its client has taken over. Before that, a form is sent as an ordinary post. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await markHydrated(page);
  await page.goto(path);
  await expectHydrated(page);
}

/** Has every page of this tab say when its client is ready. */
export async function markHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("client-ready", () => document.documentElement.setAttribute("data-hydrated", ""));
  });
}

/** Waits for the client of the page that is open; needs `markHydrated` before. */
export async function expectHydrated(page: Page): Promise<void> {
  // A touch starts the client sooner than idle time does.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerdown")));
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
}

/** Brings what is pressed next near the window, and waits until its islands answer: a link leads to its page before. */
export async function expectLive(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect
    .poll(() => control.evaluate((element) => element.closest("[data-island]:not([data-live=''])") === null))
    .toBe(true);
}
