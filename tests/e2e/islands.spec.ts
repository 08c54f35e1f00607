// Pages of islands (app/islands): HTML with hydrated parts, and every way to another page loads a document.
import { expect, type Page, test } from "@playwright/test";
import { catalogueMessages } from "../../app/i18n/messages/catalogue";
import { newsMessages } from "../../app/i18n/messages/news";
import { shellMessages } from "../../app/i18n/messages/shell";
import { LONG } from "../release-files";
import { expectHydrated, expectLive, openHydrated } from "./open-hydrated";

// Its pages are seen as most readers have them, who did not ask for less motion.
test.use({ reducedMotion: "no-preference" });

/** Counts the documents that are loaded from here on. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1;
  });
  return documents;
}

test(
  "the home page brings neither its data nor the router along, and nothing opened on it does",
  LONG,
  async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    const scripts = new Map<string, Promise<string>>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.set(response.url(), response.text());
    });
    await openHydrated(page, "/");
    expect(await page.content()).not.toContain("__remixContext");
    for (const name of ["Search", "Share this page"]) {
      await page.getByRole("banner").getByLabel(name).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Get Weekly Updates" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    const tool = page.getByRole("link", { name: "ChatGPT", exact: true });
    await expectLive(tool);
    await tool.click();
    await expect(page.getByRole("dialog", { name: "ChatGPT" })).toBeVisible();
    const texts = await Promise.all(scripts.values());
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => text.includes("__remixContext"))).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test(
  "nothing on the home page makes a formatter by itself, which blocks a slow phone for 50 ms",
  LONG,
  async ({ page }) => {
    await page.addInitScript(() => {
      const made = new Set<string>();
      Reflect.set(window, "made", made);
      for (const name of ["DateTimeFormat", "NumberFormat", "RelativeTimeFormat"] as const)
        Reflect.set(
          Intl,
          name,
          new Proxy(Intl[name], {
            construct(target, args) {
              made.add(name);
              return Reflect.construct(target, args);
            },
          }),
        );
    });
    await openHydrated(page, "/");
    await expectLive(page.locator("#news-list"));
    expect(await page.evaluate(() => [...(Reflect.get(window, "made") as Set<string>)])).toEqual([]);
    await page.evaluate(() => new Intl.NumberFormat("en"));
    expect(await page.evaluate(() => [...(Reflect.get(window, "made") as Set<string>)])).toEqual([
      "NumberFormat",
    ]);
  },
);

test("every way to and from the home page is a document, and Back leads back", LONG, async ({ page }) => {
  await openHydrated(page, "/about");
  const documents = countDocuments(page);
  await page.getByRole("banner").getByRole("link", { name: "AI Teacher Pro" }).click();
  await expect(page).toHaveURL("/");
  await expectHydrated(page);
  expect(documents.count).toBe(1);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL("/library");
  expect(documents.count).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Teacher Pro");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a featured tool opens in the drawer with its address; Back closes it and Forward is its page", async ({
  page,
}) => {
  await openHydrated(page, "/pt-br");
  const link = page.getByRole("link", { name: "Perplexity", exact: true });
  const drawer = page.getByRole("dialog", { name: "Perplexity" });
  await expectLive(link);
  await link.click();
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL("/pt-br/resources/perplexity");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/pt-br");
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Perplexity" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/pt-br");
  // The address is there before the document, and until it hydrates, the card is a link to the tool's page.
  await expect(page.getByRole("heading", { level: 1, name: "Perplexity" })).toHaveCount(0);
  await expectHydrated(page);

  // Another tool: what was read of the first one may still be there.
  await page.route("**/resources/chatgpt.json", (route) => route.abort());
  const other = page.getByRole("link", { name: "ChatGPT", exact: true });
  await expectLive(other);
  await other.click();
  const failed = page.getByRole("dialog", { name: "ChatGPT" });
  await expect(failed.getByRole("alert")).toBeVisible();
  // The card does not know where the tool is; its page does.
  await expect(failed.getByRole("link", { name: /Visitar Recurso/ })).toHaveCount(0);
  await expect(
    failed.getByRole("link", { name: catalogueMessages["pt-br"].details.fullPage }),
  ).toHaveAttribute("href", "/pt-br/resources/chatgpt");
});

test("Refresh puts new articles in the place of the old ones, and says so when it cannot", async ({
  page,
}) => {
  const text = newsMessages.en;
  await openHydrated(page, "/");
  const list = page.locator("#news-list");
  const cards = await list.getByRole("article").count();
  const html = await (await page.request.get("/")).text();
  const [, title = ""] = /data-news="[^"]*"[^>]*>([^<]+)</.exec(html) ?? [];
  await expect(list.getByRole("article").first()).toContainText(title);
  const asked: (string | undefined)[] = [];
  await page.route("/?run=refresh", async (route) => {
    const answer = await route.fetch();
    asked.push(answer.headers()["cache-control"]);
    const body = (await answer.text()).replaceAll(title, "Fresh from the source");
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole("link", { name: text.refresh }).click();
  await expect(list.getByRole("article").first()).toContainText("Fresh from the source");
  await expect(list.getByRole("article")).toHaveCount(cards);
  expect(asked, "never from a cache").toEqual(["no-store"]);

  await page.unroute("/?run=refresh");
  await page.route("/?run=refresh", (route) => route.abort());
  await page.getByRole("link", { name: text.refresh }).click();
  await expect(page.getByText(text.run.failed.refresh)).toBeVisible();
  await expect(list.getByRole("article").first()).toContainText("Fresh from the source");

  await page.unroute("/?run=refresh");
  await page.getByRole("link", { name: text.refresh }).click();
  await expect(list.getByRole("article").first()).toContainText(title);
  await expect(page.getByText(text.run.failed.refresh)).toHaveCount(0);
});

test("what the client adds to the page is dressed, too", LONG, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/");
  // The tenth payment card has a page of another site behind it.
  await page.route("https://pay.example/**", (route) => route.fulfill({ body: "paid" }));
  await context.route("https://pay.example/**", (route) => route.fulfill({ body: "paid" }));
  const pays = page.locator("a[data-pay]").first();
  await expectLive(page.locator("article").filter({ has: pays }).getByRole("status").first());
  await pays.click();
  const toasts = page.getByRole("region", { name: shellMessages.en.common.notifications });
  await expect(toasts.getByRole("button")).toBeVisible();
  await expect(toasts).toHaveCSS("position", "fixed");
  const isInUpperHalf = () =>
    toasts.evaluate((region) => region.getBoundingClientRect().bottom < window.innerHeight / 2);
  expect(await isInUpperHalf()).toBe(false);
  // At the foot of a phone is what is pressed next.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isInUpperHalf()).toBe(true);
});

test("a page is fetched ahead from the home page, which has no router to do it", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  await session.send("Preload.enable");
  await openHydrated(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Library" }).hover();
  await expect.poll(() => ahead).toContain("/library");
});
