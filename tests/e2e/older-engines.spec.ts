// In browsers that lack something that the client or a style needs, the page stays as readable as without either.
import { expect, type Page, test } from "@playwright/test";
import { companionMessages } from "../../app/i18n/messages/companion";
import { newsletterMessages } from "../../app/i18n/messages/newsletter";
import { LONG } from "../release-files";
import { expectHydrated, markHydrated } from "./open-hydrated";

/** Each entry removes what an engine lacks, and names a page to look at besides the list of tools. */
const LACKS = {
  "streams that compress": {
    take: () => Reflect.deleteProperty(globalThis, "CompressionStream"),
    path: "/pt-br",
  },
  "Object.hasOwn": { take: () => Reflect.deleteProperty(Object, "hasOwn"), path: "/pt-br/chapter3-ex4" },
  "a time limit for requests": {
    take: () => Reflect.deleteProperty(AbortSignal, "timeout"),
    path: "/pt-br/about",
  },
};

for (const [name, { take, path }] of Object.entries(LACKS)) {
  test(`without ${name} pages stay, and their forms and links work`, LONG, async ({ page, context }) => {
    await context.addInitScript(take);
    const expectWhole = async (tab: Page, path: string) => {
      await tab.goto(path, { waitUntil: "networkidle" });
      await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(tab.getByRole("contentinfo")).toBeVisible();
      await expect(tab.getByRole("button", { name: companionMessages["pt-br"].landing.copy })).toBeHidden();
    };
    // Side by side, because it is mostly waiting.
    await Promise.all([expectWhole(await context.newPage(), path), expectWhole(page, "/pt-br/tools")]);
    await page.getByRole("searchbox").first().fill("canva");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pt-br\/tools\?q=canva&age=all$/);
    await expect(page.locator("main article:visible")).toHaveCount(1);
    await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/pt-br/search");
    const { form } = newsletterMessages["pt-br"];
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: form.email }).fill(`reader-${crypto.randomUUID()}@example.com`);
    await footer.getByRole("button", { name: form.subscribe }).click();
    await expect(page).toHaveURL("/pt-br/newsletter?state=accepted");
  });
}

test("an island that fails in the browser stays as it was, and the others live", async ({ page }) => {
  await markHydrated(page);
  // Props that its component cannot be drawn from.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("[data-island=resource-list]")?.setAttribute("data-props", "{}"),
    ),
  );
  await page.goto("/pt-br/tools");
  const cards = page.locator("main article");
  const count = await cards.count();
  expect(count).toBeGreaterThan(10);
  await expectHydrated(page);
  await page.locator("main").getByRole("searchbox").focus();
  await expect(page.locator("[data-island-failed]")).toHaveCount(1);
  await expect(cards).toHaveCount(count);
  await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

const ICON_PX = 32;
const PICTURE_PX = 300;

test("without styles every drawing keeps a size", LONG, async ({ page }) => {
  await markHydrated(page);
  for (const path of ["/pt-br", "/tools", "/pt-br/planning-toolkit", "/favourites?ids=chatgpt&view=sheet"]) {
    // With what the client adds.
    await page.goto(path);
    await expectHydrated(page);
    const large = await page.evaluate(
      ([icon, picture]) => {
        for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) sheet.remove();
        return [...document.querySelectorAll("svg")]
          .filter((drawing) => {
            const most = drawing.role === "img" ? picture : icon;
            return drawing.getBoundingClientRect().width > most;
          })
          .map((drawing) => drawing.outerHTML.slice(0, 120));
      },
      [ICON_PX, PICTURE_PX] as const,
    );
    expect(large, path).toEqual([]);
    const filled = await page
      .locator("svg[viewBox='0 0 24 24'], svg:has(use)")
      .evaluateAll(
        (drawings) =>
          drawings.filter((drawing) => drawing.checkVisibility() && getComputedStyle(drawing).fill !== "none")
            .length,
      );
    expect(filled, path).toBe(0);
  }
});

/** Serves pages as an engine reads them that knows neither the popover attribute nor its selector. */
async function withoutPopovers(page: Page) {
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const answer = await route.fetch();
      const { "content-security-policy": _, ...headers } = answer.headers();
      const body = (await answer.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replaceAll(' popover="auto"', "")
        .replaceAll(":popover-open", ":unheard-of");
      await route.fulfill({ response: answer, headers, body });
    },
  );
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(
    `without popovers nothing lies open over the page at ${width} px, and the other language is reached`,
    LONG,
    async ({ page }) => {
      await withoutPopovers(page);
      await page.setViewportSize({ width, height });
      for (const [path, other, to] of [
        ["/pt-br/about", "English", "/about"],
        ["/chapter3_ex1?q=plan#content", "Português", "/pt-br/chapter3-ex1?q=plan#content"],
      ] as const) {
        await page.goto(path);
        const seen = page.locator("main nav a, h1").filter({ visible: true });
        const covered = await seen.evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              return seen !== null && !element.contains(seen) && !seen.contains(element);
            })
            .map((element) => element.textContent),
        );
        expect(covered).toEqual([]);
        const { height: ofHeader = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
        expect(ofHeader).toBeLessThan(80);
        await page.getByRole("banner").getByRole("link", { name: other }).click();
        await expect(page).toHaveURL(to);
      }
    },
  );
}
