// On a slow line a reader taps before the client has come. The prompt of a printed code is copied all the same, and
// every other tap is seen to be heard.
import { expect, type Page, test } from "@playwright/test";
import { CLASS_CARDS_KEY } from "../../app/features/class-card/core/class-cards-key";
import { catalogueMessages } from "../../app/i18n/messages/catalogue";
import { companionMessages } from "../../app/i18n/messages/companion";
import { controlsMessages } from "../../app/i18n/messages/controls";
import { learnMessages } from "../../app/i18n/messages/learn";
import { DEFERRED_SHEET } from "../../app/islands/deferred-sheet";
import { COPIED_FEEDBACK_MS } from "../../app/ui/clipboard";
import { TOAST_DEFAULT_MS } from "../../app/ui/toast-queue";
import { alsoIn, LONG } from "../release-files";
import { expectHydrated, markHydrated, openHydrated } from "./open-hydrated";

const LANDINGS = [
  { locale: "en", path: "/chapter3_ex4" },
  { locale: "pt-br", path: "/pt-br/chapter3-ex4" },
] as const;

/** Holds the files of the client back until they are let through. */
function holdClient(page: Page): Promise<() => Promise<void>> {
  return holdFiles(page, "**/assets/*.js");
}

/** The files of islands, and what they ask for. */
const ISLAND_FILES = /\/assets\/(?!entry\.client)[^/]+\.js$/;

/** Waits until the client has begun, which takes this sheet for the screen. */
async function expectBegun(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerdown")));
  await expect(page.locator(`link[${DEFERRED_SHEET}]:not([media])`)).toHaveCount(1);
}

async function holdFiles(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  let isOpen = false;
  const waiting: (() => Promise<void>)[] = [];
  await page.route(pattern, (route) => {
    if (isOpen) return route.continue();
    waiting.push(() => route.continue());
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.splice(0).map((pass) => pass()));
  };
}

/** Counts what is written to the clipboard. */
async function countCopies(page: Page): Promise<() => number> {
  const copies: string[] = [];
  await page.exposeFunction("noteCopy", (text: string) => copies.push(text));
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await Reflect.get(globalThis, "noteCopy")(text);
      await write(text);
    };
  });
  return () => copies.length;
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function copyParts(page: Page, locale: "en" | "pt-br") {
  const { landing: text } = companionMessages[locale];
  const button = page.getByRole("button", { name: text.copy });
  return {
    button,
    shown: button.getByText(text.copied),
    status: page.getByRole("status").filter({ hasText: text.copied }),
    prompt: page.locator("main [data-prompt] p:has(> mark)"),
  };
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

for (const { locale, path } of LANDINGS) {
  test(
    `${path}: the prompt is copied without the client, once, and then by it`,
    alsoIn("en", locale),
    async ({ page }) => {
      const letThrough = await holdClient(page);
      const copies = await countCopies(page);
      await page.clock.install();
      await markHydrated(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const { button, shown, status, prompt } = copyParts(page, locale);
      await expect(shown).toBeHidden();
      await button.click();
      await expect(shown).toBeVisible();
      await expect(status).toHaveCount(1);
      await expect(button).not.toHaveAttribute("aria-busy");
      expect(await readClipboard(page)).toBe(await prompt.textContent());
      await page.clock.fastForward(COPIED_FEEDBACK_MS);
      await expect(shown).toBeHidden();
      await expect(status).toHaveCount(0);

      // The client comes while the button still says so.
      await button.click();
      await letThrough();
      await expectHydrated(page);
      await page.clock.fastForward(COPIED_FEEDBACK_MS);
      await expect(shown).toBeHidden();
      expect(copies()).toBe(2);

      const [blank] = await page.locator("main [data-prompt] textarea").all();
      await blank?.fill("7B");
      await expect(prompt.locator("mark[data-filled]").first()).toHaveText("7B");
      await button.click();
      await expect(shown).toBeVisible();
      await expect(status).toHaveCount(1);
      expect(copies()).toBe(3);
      expect(await readClipboard(page)).toBe(await prompt.textContent());
      expect(await readClipboard(page)).toContain("7B");
    },
  );

  test(
    `${path}: a prompt with a blank filled in is copied filled in, once the client lives`,
    alsoIn("pt-br", locale),
    async ({ page }) => {
      const letThrough = await holdClient(page);
      const copies = await countCopies(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const { button, shown } = copyParts(page, locale);
      await page.locator("main [data-prompt] textarea").first().fill("7B");
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "true");
      expect(copies()).toBe(0);
      await letThrough();
      await expect(shown).toBeVisible();
      await expect(button).not.toHaveAttribute("aria-busy");
      expect(await readClipboard(page)).toContain("7B");
      expect(copies()).toBe(1);
    },
  );
}

test("a prompt that a class card of the device fills is copied filled in, once the client lives", async ({
  page,
}) => {
  await page.addInitScript(([key, cards]) => localStorage.setItem(key, cards), [
    CLASS_CARDS_KEY,
    JSON.stringify({ cards: [{ name: "7B", values: { pupils: "37" } }], chosen: 0 }),
  ] as const);
  const letThrough = await holdClient(page);
  await page.goto("/chapter3_ex1", { waitUntil: "domcontentloaded" });
  const { button, shown } = copyParts(page, "en");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await letThrough();
  await expect(shown).toBeVisible();
  expect(await readClipboard(page)).toContain("37 pupils");
});

test("where the browser refuses to copy, the prompt stands selected before the client and after it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  const letThrough = await holdClient(page);
  await page.goto("/pt-br/chapter3-ex4", { waitUntil: "domcontentloaded" });
  const { button, shown, prompt } = copyParts(page, "pt-br");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(shown).toBeHidden();
  const selected = () => page.evaluate(() => String(getSelection()));
  expect((await selected()).trim()).toBe((await prompt.textContent())?.trim());
  await letThrough();
  const field = page.locator("main textarea[readonly]");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue((await prompt.textContent()) ?? "");
});

test("the prompt is copied, too, when the files of the client never come", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/chapter3_ex4", { waitUntil: "load" });
  const { button, shown, prompt } = copyParts(page, "en");
  await button.click();
  await expect(shown).toBeVisible();
  expect(await readClipboard(page)).toBe(await prompt.textContent());
});

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `a tap before the client is seen to be heard, by ${colorScheme}, and answered once`,
    alsoIn("light", colorScheme),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
      const letThrough = await holdClient(page);
      await page.goto("/tools", { waitUntil: "domcontentloaded" });
      const heart = page.locator("main article button[aria-pressed]").first();
      await expect(heart).not.toHaveAttribute("aria-busy");
      await heart.click();
      await heart.click(); // once more, out of impatience
      await expect(heart).toHaveAttribute("aria-busy", "true");
      await expect(heart).toHaveCSS("outline-style", "dashed");
      await expect(heart).toHaveCSS("animation-name", /./);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(heart).toHaveCSS("animation-name", "none");
      await expect(heart).toHaveCSS("outline-style", "dashed");
      // Read at rest: the animation moves this very colour.
      const colours = await heart.evaluate((element) => {
        const { outlineColor, color } = getComputedStyle(element);
        return { outlineColor, color };
      });
      expect(colours.outlineColor).toBe(colours.color);
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await letThrough();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect(heart).not.toHaveAttribute("aria-busy");
      await expect(heart).not.toHaveAttribute("data-heard");
    },
  );
}

test("a tap is forgotten when the reader goes on by a link", async ({ page }) => {
  await holdClient(page);
  await page.goto("/pt-br/chapter3-ex4", { waitUntil: "domcontentloaded" });
  const search = page.getByRole("banner").getByRole("link", { name: "Buscar" });
  await search.click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  // A link within the page, so that the page stays to be looked at.
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  await expect(search).not.toHaveAttribute("aria-busy");
});

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

for (const { locale, path } of [
  { locale: "en", path: "/tools" },
  { locale: "pt-br", path: "/pt-br/tools" },
] as const) {
  const { needs } = catalogueMessages[locale];

  test(
    `${path}: a tap on the filter before it has come counts once`,
    alsoIn("pt-br", locale),
    async ({ page }) => {
      const letThrough = await holdFiles(page, ISLAND_FILES);
      await page.goto(path);
      await expectBegun(page);
      const documents = countDocuments(page);
      const cards = page.locator('#resource-cards > li:not([hidden=""])');
      const all = await cards.count();
      const chip = page
        .locator('main a:is([href^="?"], [data-client])')
        .filter({ hasText: needs.free })
        .first();
      await chip.click();
      await chip.click(); // once more, out of impatience
      await expect(chip).toHaveAttribute("aria-busy", "true");
      await expect(chip).toHaveCSS("outline-style", "dashed");
      await letThrough();
      await expect(page).toHaveURL(/[?&]free=/);
      await expect(chip).not.toHaveAttribute("aria-busy");
      await expect.poll(() => cards.count()).toBeLessThan(all);
      expect(documents()).toBe(0);
      await page.goBack();
      await expect(cards).toHaveCount(all);
    },
  );
}

test("Back and Forward find a filter that has been loaded again in between", LONG, async ({ page }) => {
  await openHydrated(page, "/tools");
  const cards = page.locator('#resource-cards > li:not([hidden=""])');
  const all = await cards.count();
  const { free } = catalogueMessages.en.needs;
  await page.locator('main a[href^="?"]').filter({ hasText: free }).first().click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const few = await cards.count();

  await page.reload();
  await expectHydrated(page);
  await expect(cards).toHaveCount(few);
  await page.goBack();
  await expect(cards).toHaveCount(all);

  await page.reload();
  await expectHydrated(page);
  await page.goForward();
  await expect(cards).toHaveCount(few);
});

test("a filter that never comes leaves its links and forms as they are without script", async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await openHydrated(page, "/tools");
  await page
    .locator('main a[href^="?"]')
    .filter({ hasText: catalogueMessages.en.needs.free })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]free=/);
  await expect(page.getByRole("status").first()).toBeVisible();
});

test("a tab that was open over a deploy is loaded again at a touch, once, and then says what is missing", async ({
  page,
}) => {
  const { print } = companionMessages["pt-br"].landing;
  const { partMissing, sharePage, notifications, close } = controlsMessages["pt-br"];
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  // On a phone the button stands far below.
  await page.setViewportSize({ width: 390, height: 600 });
  let isGone = false;
  await page.route("**/assets/*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await openHydrated(page, "/pt-br/chapter3-ex4");
  const documents = countDocuments(page);
  // The page as it is now names files that are there.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  isGone = true;
  const reloaded = page.waitForEvent("load");
  const button = page.getByRole("button", { name: print });
  await button.click();
  await reloaded;
  await page.evaluate(() => scrollTo(0, 0));
  await expectHydrated(page);

  isGone = true;
  const blank = page.locator("main [data-prompt] textarea").first();
  await blank.fill("7B");
  await button.click();
  await expect(page.getByText(partMissing)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  const toasts = page.getByRole("region", { name: notifications });
  // The button goes with the focus, which holds no later message.
  await toasts.getByRole("button", { name: close }).press("Enter");
  await expect(page.getByText(partMissing)).toHaveCount(0);
  await page.clock.install();
  // A narrow bar has it in its menu.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByRole("button", { name: sharePage }).click();
  await expect(page.getByText(partMissing)).toBeVisible();
  await page.clock.fastForward(TOAST_DEFAULT_MS);
  await expect(page.getByText(partMissing)).toHaveCount(0);
  await expect(blank).toHaveValue("7B");
  expect(documents()).toBe(1);

  // As the message advises: not every browser asks again for a file that has failed.
  isGone = false;
  await page.reload();
  await expectHydrated(page);
  await button.click();
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
});

test("what is chosen without a tap hydrates a filter, too", async ({ page }) => {
  const letThrough = await holdFiles(page, ISLAND_FILES);
  await page.goto("/learn");
  const cards = page.locator('#course-cards > li:not([hidden=""])');
  const all = await cards.count();
  const level = page.getByLabel(learnMessages.en.all.levelLabel);
  await level.selectOption("Advanced");
  await letThrough();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(page).toHaveURL(/level=advanced/i);
  await expect(level).toHaveValue("Advanced");
});

test("what is typed while other parts of the page come to life is not lost", LONG, async ({ page }) => {
  const letThrough = await holdFiles(page, ISLAND_FILES);
  await page.goto("/learn");
  const cards = page.locator('#course-cards > li:not([hidden=""])');
  const all = await cards.count();
  await expectBegun(page);
  await page.getByLabel(learnMessages.en.all.searchLabel).fill("prompt");
  await letThrough();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThan(0);
});

test("the button of the newsletter opens its dialog at the first tap, whenever its code comes", async ({
  page,
}) => {
  await openHydrated(page, "/pt-br");
  const letThrough = await holdClient(page);
  const button = page.locator("[data-island]:not([data-live]) button[aria-haspopup=dialog]");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await letThrough();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/pt-br$/);
});
