import { expect, type Page, test } from "@playwright/test";
import { LESSON_SET_MAX_BYTES } from "../../app/features/offline/core/lesson-set";
import { keepLessonsMessages } from "../../app/i18n/messages/keep-lessons";
import { openHydrated } from "./open-hydrated";

test.use({ serviceWorkers: "allow" });

const text = keepLessonsMessages["pt-br"];

async function openKeeper(page: Page) {
  await openHydrated(page, "/pt-br/book-resources");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator("summary", { hasText: text.heading }).click();
}

/** Bytes of everything in the stores of the device. */
function readBytes(page: Page) {
  return page.evaluate(async () => {
    const sizes: number[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        sizes.push((await (await cache.match(request))?.blob())?.size ?? 0);
    }
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}

test("one button keeps the lessons of a language, says how large they are, and takes them away again", async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await openKeeper(page);
  await expect(page.getByText(text.notYet)).toContainText(/\d+ páginas, [01],\d MB, de \d+ de/);
  const before = await readBytes(page);
  await page.getByRole("button", { name: text.keep }).click();
  await expect(page.getByText(text.kept)).toContainText(/\d+ páginas, [01],\d MB, de \d+ de/, {
    timeout: 20_000,
  });
  await expect(page.getByRole("button", { name: text.renew })).toBeFocused();
  expect(await readBytes(page)).toBeLessThan(LESSON_SET_MAX_BYTES + before);
  await context.setOffline(true);
  // A code, an old spelling, a page that is kept for this alone, and the page itself with its button.
  await page.goto("/r/chapter6-bolt");
  await expect(page).toHaveURL("/pt-br/chapter6-bolt");
  await page.goto("/pt-br/chapter5_ex1");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Você está sem internet");
  await page.goto("/pt-br/regras");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Regras/);
  await openKeeper(page);
  await page.getByRole("button", { name: text.drop }).click();
  await expect(page.getByText(text.unavailable)).toBeVisible();
  await page.goto("/pt-br/chapter5-ex1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Você está sem internet");
});
