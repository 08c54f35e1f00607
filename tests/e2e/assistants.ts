// Prompts are opened in assistants that are not asked: an empty page stands in for each.
import type { BrowserContext, Page } from "@playwright/test";

export async function withoutAssistants(context: BrowserContext) {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<p>ok" }));
}

/** The address of an assistant that a click opens in a tab of its own. */
export async function openedBy(page: Page, click: () => Promise<void>): Promise<URL> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), click()]);
  await opened.waitForURL(/^https:/);
  const address = new URL(opened.url());
  await opened.close();
  await page.bringToFront();
  return address;
}

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
