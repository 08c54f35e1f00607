import { expect, test } from "@playwright/test";
import { alsoIn, LONG } from "../release-files";
import { openHydrated } from "./open-hydrated";

test("the theme follows the system, then the visitor, is saved and holds without a flash", async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/about");
  await expect(page.locator("html.dark")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to light mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  // The browser's own bars follow the page, whatever the system prefers.
  const bars = await page.locator("meta[name=theme-color]").evaluateAll((metas) => {
    const probe = document.createElement("p");
    return metas.map((meta) => {
      probe.style.color = meta.getAttribute("content") ?? "";
      return probe.style.color;
    });
  });
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(bars).toEqual([paper, paper]);
  await page.goto("/pt-br/about", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Mudar para o modo escuro" })).toBeVisible();
  await context.close();
});

test("the language dropdown keeps query and hash, and closes on Escape and on an outside click", async ({
  page,
}) => {
  await page.goto("/chapter3_ex1?q=plan#content");
  const toggle = page.getByRole("button", { name: "Language: English" });
  const portuguese = page.getByRole("link", { name: "Português" });
  await toggle.click();
  await expect(portuguese).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(portuguese).toBeHidden();
  await toggle.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(portuguese).toBeHidden();
  await toggle.click();
  await portuguese.click();
  await expect(page).toHaveURL(/\/pt-br\/chapter3-ex1\?q=plan#content$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});

test("the mobile menu is a modal dialog that closes on Escape and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  const open = page.getByRole("button", { name: "Menu", exact: true });
  await open.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL(/\/library$/);
  await expect(menu).toBeHidden();
});

test("the header turns compact after 50 px of scroll", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator("html")).not.toHaveAttribute("data-scrolled", "");
});

for (const path of ["/library", "/pt-br/library"]) {
  test(
    `${path}: the bar of the header is one row at every width, with as many links as fit and the rest in the menu`,
    alsoIn("/pt-br/library", path),
    async ({ page }) => {
      await page.goto(path);
      const header = page.getByRole("banner");
      const links = header.getByRole("navigation").first().getByRole("link");
      let most = 0;
      for (const width of [320, 360, 768, 900, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const row = await header.boundingBox();
        expect(row?.height, `${width} px`).toBeLessThan(80);
        await expect(header.getByText("AI Teacher Pro")).toBeInViewport();
        const inRow = await links.evaluateAll(
          (all, end) =>
            all.filter((link) => link.checkVisibility() && link.getBoundingClientRect().bottom < end).length,
          row?.height ?? 0,
        );
        expect(inRow, `links at ${width} px`).toBeGreaterThanOrEqual(most);
        most = inRow;
      }
      expect(most).toBeGreaterThan(5);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await links.filter({ visible: true }).count()).toBe(0);
      await header.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      for (const name of [
        /^(Tools site|Site de ferramentas)/,
        /^(Favourites|Favoritos)/,
        "English",
        "Português",
      ] as const)
        await expect(menu.getByRole("link", { name })).toBeVisible();
      await menu.getByRole("button", { name: /^(Switch to dark|Mudar para o modo escuro)/ }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await menu.getByRole("button", { name: /^(Share this page|Compartilhar esta página)/ }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  );
}

test(
  "the focus brings into sight what has folded, and what holds chips scrolls to the whole of one",
  LONG,
  async ({ page }) => {
    await page.goto("/pt-br/tools");
    for (const width of [320, 360, 900]) {
      await page.setViewportSize({ width, height: 640 });
      await page.locator("body").press("Tab");
      const hidden = await page.evaluate(() => {
        const stops = document.querySelectorAll<HTMLElement>(
          "body > header > div :is(a, button), main button",
        );
        return [...stops]
          .filter((stop) => stop.checkVisibility() && stop.closest("header, [aria-pressed]") !== null)
          .filter((stop) => {
            stop.focus();
            const { left, right, top, bottom } = stop.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
              left < 0 ||
              right > innerWidth ||
              !(seen !== null && (stop.contains(seen) || seen.contains(stop)))
            );
          })
          .map(({ textContent }) => textContent);
      });
      expect(hidden, `${width} px`).toEqual([]);
    }
  },
);

test("a bar that would take more than 15 % of the height scrolls away", LONG, async ({ page }) => {
  await page.goto("/about");
  for (const [height, letters, stays] of [
    [800, "", true],
    [400, "", true],
    [300, "", false],
    [640, "200%", false],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      scrollTo(0, 400);
    }, letters);
    const header = page.getByRole("banner");
    await expect.poll(async () => ((await header.boundingBox())?.y ?? 0) >= 0, `${height} px`).toBe(stays);
  }
});

test("an address with #catalogue leads to the tools of its language, history replaced", async ({ page }) => {
  for (const [from, to] of [
    ["/#catalogue", /\/tools$/],
    ["/hub#catalogue", /:\d+\/tools$/],
    ["/pt-br/hub#catalogue", /\/pt-br\/tools$/],
  ] as const) {
    await page.goto("/about");
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  }
});

test("a page is fetched ahead when the pointer rests on its link, a short link never", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  // Addresses that the page's speculation rules allow to be fetched ahead.
  let allowed: string[] = [];
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await session.send("Preload.enable");
  await openHydrated(page, "/resources/chatgpt");
  await page.evaluate(() =>
    document
      .querySelector("main h1")
      ?.insertAdjacentHTML("afterend", '<p><a href="/r/chatgpt">short link</a> <a href="/hub">page</a></p>'),
  );
  await expect.poll(() => allowed).toContain("/hub");
  expect(allowed).not.toContain("/r/chatgpt");
  await page.getByRole("banner").getByRole("link", { name: "Library" }).hover();
  await expect.poll(() => ahead).toContain("/library");
});

test(
  "the heading of every kind of page starts at one left edge, close under the bar",
  LONG,
  async ({ page }) => {
    const paths = ["/tools", "/about", "/pt-br/privacy", "/chapter3-ex1", "/pt-br/bncc", "/search?q=quiz"];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const edges: number[] = [];
      for (const path of paths) {
        await page.goto(path);
        edges.push((await page.locator("h1").boundingBox())?.x ?? -1);
        const bar = await page.getByRole("banner").boundingBox();
        const words = await page.locator("main :is(h1, p, nav)").first().boundingBox();
        expect((words?.y ?? 100) - (bar?.height ?? 0), `${path} at ${width} px`).toBeLessThan(40);
      }
      expect(new Set(edges.map(Math.round)).size, `${width} px: ${edges}`).toBe(1);
    }
  },
);

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("menu and language dropdown open all the same", async ({ page }) => {
    await page.goto("/pt-br/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Biblioteca" }).click();
    await expect(page).toHaveURL(/\/pt-br\/library$/);
    await page.getByRole("button", { name: "Idioma: Português" }).click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/:\d+\/library$/);
  });
});

test(
  "the header comes to rest wherever the page is scrolled to, down and up again",
  LONG,
  async ({ page }) => {
    // Twice as long as the header takes to change its height.
    const FRAMES = 24;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/library");
    for (const y of [0, 30, 51, 55, 60, 65, 300, 60, 45, 25, 19, 0]) {
      const changes = await page.evaluate(
        async ([target = 0, frames = 0]) => {
          scrollTo(0, target);
          let changes = 0;
          const observer = new MutationObserver((records) => {
            changes += records.length;
          });
          observer.observe(document.documentElement, { attributeFilter: ["data-scrolled"] });
          for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
          observer.disconnect();
          return changes;
        },
        [y, FRAMES],
      );
      expect(changes, `scrolled to ${y}`).toBeLessThanOrEqual(1);
    }
  },
);
