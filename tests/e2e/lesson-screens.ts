import type { Page } from "@playwright/test";

export const PHONE = { width: 390, height: 844 };

/** How many screens high a page, or one part of it, is. */
export async function countScreens(page: Page, part = "html"): Promise<number> {
  return page.locator(part).evaluate((element) => element.scrollHeight / innerHeight);
}
