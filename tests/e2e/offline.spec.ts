import { expect, type Page, test } from "@playwright/test";
import { documentMessages } from "../../app/i18n/messages/documents";
import { LONG } from "../release-files";
import { openHydrated } from "./open-hydrated";

/** Waits until the browser has put the files aside. */
async function expectKept(page: Page, files: readonly string[]) {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const found = await Promise.all(wanted.map((file) => caches.match(file)));
      return wanted.filter((_, index) => found[index] === undefined);
    }, files);
  await expect.poll(missing).toEqual([]);
}

test.use({ serviceWorkers: "allow" });

test("a sheet with a typed title leaves nothing on the device, former addresses open offline, and what is kept is bounded", async ({
  page,
  context,
}) => {
  await page.goto("/chapter3_ex1");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith("kept-")));
  // Pages of former visits; only their number counts.
  const oldest = await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("kept-"));
    const cache = await caches.open(name);
    const addresses = Array.from({ length: 70 }, (_, index) => `/kit?ids=old-${index}`);
    for (const address of addresses) await cache.put(address, new Response("<title>Old</title>"));
    return addresses.slice(0, 10);
  });
  await page.goto("/favourites?ids=chatgpt&view=sheet&title=My+class+7b");
  await expect(page.getByText("My class 7b").first()).toBeVisible();
  await page.goto("/kit?ids=chatgpt");
  await expect(page).toHaveURL("/favourites?ids=chatgpt&view=sheet");
  const kept = () =>
    page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("kept-"));
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url.slice(location.origin.length)).filter((url) => !url.includes("."));
    });
  await expect.poll(async () => (await kept()).includes("/favourites?ids=chatgpt&view=sheet")).toBe(true);
  await expect.poll(async () => (await kept()).length).toBe(60);
  const addresses = await kept();
  expect(addresses.filter((address) => address.includes("title"))).toEqual([]);
  expect(addresses.filter((address) => oldest.includes(address))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/kit?ids=chatgpt");
  await expect(page.getByRole("main").getByRole("heading", { name: "ChatGPT" })).toBeVisible();
  await page.goto("/kit?ids=old-69");
  await expect(page.locator("body")).toContainText("Old");
});

test("a visited page of the book can be read offline, and the others say what is kept", async ({
  page,
  context,
}) => {
  await page.goto("/pt-br/chapter3-ex1");
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: /Mudar para o modo/ }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  const offline = await page.goto("/pt-br/news");
  await expect(page.getByRole("heading", { name: "Você está sem internet" })).toBeVisible();
  expect(offline?.headers()["content-security-policy"]).toMatch(/^default-src 'none'/);
  await page
    .getByRole("link", { name: title ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await context.setOffline(false);
  // The service worker may learn a moment later than the page that the network is back.
  await expect(async () => {
    await page.goto("/pt-br/news");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Notícias/, { timeout: 1000 });
  }).toPass();
});

/** Waits until the device has the files that the page asks for at a touch; they are returned. */
async function expectTouchedCached(page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=kept]")].map(({ href }) => href);
    const list = links.find((href) => href.includes("/island-files-")) ?? "";
    const byIsland: Readonly<Record<string, readonly string[]>> = await (await fetch(list)).json();
    const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
    const files = islands.flatMap(({ dataset }) => byIsland[dataset.island ?? ""] ?? []);
    // The page itself comes last into the store.
    return [...links.map((href) => new URL(href).pathname), ...files, location.pathname];
  });
  expect(files.length).toBeGreaterThan(10);
  await expectKept(page, files);
  return files;
}

test("a list that was only looked at can be filtered offline", LONG, async ({ page, context }) => {
  await page.goto("/pt-br/chapter3-ex1");
  await page.mouse.move(5, 5);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectTouchedCached(page);
  await context.setOffline(true);
  await openHydrated(page, "/pt-br/chapter3-ex1");
  const cards = page.locator("#book-cards > li:visible");
  await page.locator("#resources summary").first().click();
  const all = await cards.count();
  await page.locator("#resources").getByRole("searchbox").fill("zzzz");
  await expect(cards).toHaveCount(0);
  await page.locator("#resources").getByRole("searchbox").fill("");
  await expect(cards).toHaveCount(all);
});

test("the very first page from a printed code can be read offline afterwards, with its neighbours", async ({
  page,
  context,
}) => {
  await page.goto("/pt-br/chapter3-ex2");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const neighbours = await page
    .locator("a[rel=prev], a[rel=next]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(neighbours).toEqual(["/pt-br/chapter3-ex1", "/pt-br/chapter3-ex3"]);
  // Kept without another click or load: the reader has done nothing but open it.
  for (const address of ["/pt-br/chapter3-ex2", ...neighbours]) {
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, address))
      .toBe(true);
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.getByRole("button", { name: "Copiar prompt" }).first().click();
  await expect(page.getByText("Copiado").first()).toBeVisible();
  await page.goto(neighbours[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  await expect(page.getByText("Você está sem internet")).toHaveCount(0);
});

test("a school's documents and their files are made without a network once the kit was open, and its answers stay out of what is kept", async ({
  page,
  context,
}) => {
  const answers =
    "stage=adult&place=br-public&tools=staff-only&login=no-pupil-use&data=none&marking=teacher-only&responsible=head&parents=letter&phones=none&review=school-year";
  await page.goto(`/pt-br/kit-escola#${answers}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await expectTouchedCached(page)).toContain("/school-kit.pt-br.json");
  await context.setOffline(true);
  await page.reload();
  await expect(async () => {
    await page.getByRole("button", { name: "Gerar os documentos" }).click();
    await expect(page.locator('[data-document="policy"]')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const saved = page.waitForEvent("download");
  await page
    .locator('[data-document="policy"]')
    .getByRole("button", { name: documentMessages["pt-br"].word })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^politica-.*\.docx$/);
  const kept = await page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return lists.flat().map(({ url }) => url);
  });
  expect(kept.filter((address) => address.includes("#") || address.includes("br-public"))).toEqual([]);
});

test("no payment data are kept on the device: the donation page is not there without a network", async ({
  page,
  context,
}) => {
  await page.goto("/chapter3_ex1");
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: /Switch to/ }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expectKept(page, ["/chapter3_ex1"]);
  await page.goto("/donate");
  await page.reload();
  await page.evaluate(() => fetch("/api/pix").then((answer) => answer.json()));
  await page.goto("/");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/chapter3_ex1");
  expect(kept.filter((path) => /^(\/pt-br)?\/donate|^\/api\//.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/donate");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});
