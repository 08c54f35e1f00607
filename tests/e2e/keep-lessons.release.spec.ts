// Airplane mode over every address that stands on paper, after the lessons of each language were kept, and kept lessons
// over deploys.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES, type Locale } from "../../app/addresses/languages";
import {
  keptLessonsPath,
  LESSON_SET_MAX_BYTES,
  type LessonSet,
  lessonSetPath,
} from "../../app/features/offline/core/lesson-set";
import { keepLessonsMessages } from "../../app/i18n/messages/keep-lessons";
import { offlineMessages } from "../../app/i18n/messages/offline";
import { DeployedBuilds } from "./deployed-builds";
import { openHydrated } from "./open-hydrated";

test.use({ serviceWorkers: "allow" });

const PRINTED = readFileSync(new URL("../printed-addresses.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const OFFLINE = LOCALES.map((locale) => offlineMessages[locale].title);

/** Keeps the lessons of a language with the button of the companion page. */
async function keepLessons(page: Page, locale: Locale, origin = "") {
  const text = keepLessonsMessages[locale];
  await openHydrated(page, origin + toPath("book-resources", locale));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator("summary", { hasText: text.heading }).click();
  await page.getByRole("button", { name: text.keep }).click();
  await expect(page.getByText(text.kept)).toBeVisible({ timeout: 60_000 });
}

test("every printed address opens in airplane mode once the lessons are kept, and each language stays below its limit", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000);
  for (const locale of LOCALES) {
    const { bytes } = await (await request.get(lessonSetPath(locale))).json();
    expect(bytes).toBeLessThan(LESSON_SET_MAX_BYTES);
    await keepLessons(page, locale);
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

test.describe("where no service worker is registered", () => {
  test.use({ serviceWorkers: "block" });

  test("the button says that it failed instead of waiting for ever", async ({ page }) => {
    const text = keepLessonsMessages.en;
    await openHydrated(page, toPath("book-resources", "en"));
    await page.locator("summary", { hasText: text.heading }).click();
    await page.getByRole("button", { name: text.keep }).click();
    await expect(page.getByText(text.failed)).toBeVisible();
  });
});

test("kept lessons outlive a deploy without a network, and are renewed once there is one and a day has passed", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const builds = new DeployedBuilds(baseURL ?? "");
  const origin = await builds.start();
  try {
    await keepLessons(page, "en", origin);
    builds.deploy();
    await openHydrated(page, `${origin}/about`);
    await context.setOffline(true);
    await page.goto(`${origin}/r/chapter6-bolt`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bolt");
    await context.setOffline(false);
    const set: LessonSet = await (await request.get(lessonSetPath("en"))).json();
    const old = { ...set, version: "of another build", asOf: "2026-01-01T00:00:00.000Z" };
    await page.evaluate(
      async ([path, lessons]) => {
        const [store = ""] = await caches.keys();
        await (await caches.open(store)).put(path, Response.json(lessons));
      },
      [keptLessonsPath("en"), old] as const,
    );
    await page.goto(`${origin}/chapter3-ex1`);
    const readKept = () =>
      page.evaluate(
        async ([path, lesson]) => {
          const [lessons, answer] = await Promise.all([caches.match(path), caches.match(lesson)]);
          const html = answer?.body?.pipeThrough(new DecompressionStream("gzip"));
          return [await lessons?.text(), await new Response(html).text()];
        },
        [keptLessonsPath("en"), "/chapter6-bolt"] as const,
      );
    await expect
      .poll(readKept, { timeout: 60_000 })
      .toEqual([expect.stringContaining(set.version), expect.stringContaining(builds.prefix)]);
  } finally {
    await builds.stop();
  }
});
