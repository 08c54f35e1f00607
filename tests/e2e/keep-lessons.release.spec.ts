// Airplane mode over every address that stands on paper, after the lessons of each language were kept.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { LESSON_SET_MAX_BYTES, lessonSetPath } from "../../app/features/offline/core/lesson-set";
import { keepLessonsMessages } from "../../app/i18n/messages/keep-lessons";
import { offlineMessages } from "../../app/i18n/messages/offline";
import { openHydrated } from "./open-hydrated";

test.use({ serviceWorkers: "allow" });

const PRINTED = readFileSync(new URL("../printed-addresses.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const OFFLINE = LOCALES.map((locale) => offlineMessages[locale].title);

test("every printed address opens in airplane mode once the lessons are kept, and each language stays below its limit", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000);
  for (const locale of LOCALES) {
    const text = keepLessonsMessages[locale];
    const { bytes } = await (await request.get(lessonSetPath(locale))).json();
    expect(bytes).toBeLessThan(LESSON_SET_MAX_BYTES);
    await openHydrated(page, toPath("book-resources", locale));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.locator("summary", { hasText: text.heading }).click();
    await page.getByRole("button", { name: text.keep }).click();
    await expect(page.getByText(text.kept)).toBeVisible({ timeout: 60_000 });
  }
  await context.setOffline(true);
  for (const address of PRINTED) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
    expect(OFFLINE, address).not.toContain(heading);
    // Not a frame without its content.
    expect((await page.getByRole("main").textContent())?.length, address).toBeGreaterThan(500);
  }
});
