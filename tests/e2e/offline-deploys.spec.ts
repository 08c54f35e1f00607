// Deploys leave the pages on a device readable, a full device breaks nothing, and a site without a service worker has
// none.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { DeployedBuilds } from "./deployed-builds";
import { expectHydrated, markHydrated, openHydrated } from "./open-hydrated";

test.use({ serviceWorkers: "allow" });

let builds: DeployedBuilds;
let origin = "";
test.beforeEach(async ({ baseURL }) => {
  builds = new DeployedBuilds(baseURL ?? "");
  origin = await builds.start();
});
test.afterEach(() => builds.stop());

/** Reads the caches of the device: pages, unpacked, with the files of builds that each needs, and all of those files. */
function readKept(page: Page) {
  return page.evaluate(async () => {
    async function readText(answer?: Response) {
      const packed = answer?.headers.has("X-Packed") === true ? answer.body : null;
      return packed === null
        ? ((await answer?.text()) ?? "")
        : new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
    }
    const pages = new Map<string, string>();
    const files: string[] = [];
    const islands = new Map<string, Readonly<Record<string, readonly string[]>>>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        const isFile = pathname.startsWith("/assets/");
        if (isFile) files.push(pathname);
        if (pathname.includes("island-files-"))
          islands.set(pathname, JSON.parse(await readText(await cache.match(url))));
        else if (!pathname.includes(".")) pages.set(pathname, await readText(await cache.match(url)));
      }
    }
    const listNeeds = (html: string): string[] => {
      const named = html.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
      const names = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = ""]) => name);
      const list = named.map((file) => islands.get(file)).find((known) => known !== undefined);
      return [...named, ...names.flatMap((name) => list?.[name] ?? [])];
    };
    const needs = [...pages].map(([path, html]) => ({ path, html, needs: listNeeds(html) }));
    return { stores: await caches.keys(), pages: needs, files };
  });
}

/** Waits until a page of this build is kept with all that it names, and nothing else is. */
async function expectCachedCopy(page: Page, path: string, build: string) {
  const problems = async () => {
    const { pages, files } = await readKept(page);
    const needs = pages.find((cached) => cached.path === path)?.needs ?? [];
    const all = pages.flatMap((cached) => cached.needs);
    return {
      // A page names few files itself, and its islands load many.
      kept: needs.length > 10 && needs.every((file) => file.startsWith(`/assets/${build}`)),
      missing: needs.filter((file) => !files.includes(file)),
      surplus: files.filter((file) => !all.includes(file)),
    };
  };
  await expect.poll(problems).toEqual({ kept: true, missing: [], surplus: [] });
}

/** Brings the service worker of the newest build and waits until it is the one that answers. */
async function expectUpdated(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const states = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return [installing, waiting, active].map((worker) => worker?.state);
    });
  await expect.poll(states).toEqual([undefined, undefined, "activated"]);
}

test("a kept page is read and used after two deploys without a network, and replaced once all of the new one has come", async ({
  page,
  context,
}) => {
  const first = builds.prefix;
  await markHydrated(page);
  // A page that was kept when each build had a store of its own.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async () => (await caches.open("kept-1763900000000")).add("/pt-br/chapter6-bolt"));
  await page.goto(`${origin}/pt-br/chapter3-ex1`);
  await expectCachedCopy(page, "/pt-br/chapter3-ex1", first);

  for (const other of ["/pt-br/chapter3-ex4", "/pt-br/about"]) {
    builds.deploy();
    await page.goto(origin + other);
    await expectHydrated(page);
    await expectUpdated(page);
  }
  await context.setOffline(true);
  await page.goto(`${origin}/pt-br/chapter6-bolt`);
  await expect(page.locator("h1")).toBeVisible();
  expect((await readKept(page)).stores).toEqual(["kept-1763900000000"]);
  await page.goto(`${origin}/pt-br/chapter3-ex1`);
  await expectHydrated(page);
  const cards = page.locator("#book-cards > li:visible");
  await page.locator("#resources summary").first().click();
  await page.locator("#resources").getByRole("searchbox").fill("zzzz");
  await expect(cards).toHaveCount(0);
  await context.setOffline(false);

  // A line that breaks after the page itself leaves the one that is whole.
  builds.deploy();
  builds.losesFiles = true;
  const asked = page.waitForResponse((answer) => answer.status() === 503);
  await page.goto(`${origin}/pt-br/chapter3-ex1`);
  await asked;
  await context.setOffline(true);
  await page.reload();
  await expectHydrated(page);
  await context.setOffline(false);

  builds.losesFiles = false;
  await page.goto(`${origin}/pt-br/chapter3-ex1`);
  await expectCachedCopy(page, "/pt-br/chapter3-ex1", builds.prefix);
});

test("on a device without room every page has its files and pictures", async ({ page, context }) => {
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // Leaving a page ends what it still loads.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
  });
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1024 });
  await markHydrated(page);
  await page.goto(`${origin}/pt-br`);
  await expectHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ["/pt-br/chapter3-ex4", "/pt-br/resources/chatgpt"]) {
    await page.goto(origin + path);
    await expectHydrated(page);
    const code = page.locator('img[src*="/qr/"]').first();
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(failed).toEqual([]);
  expect((await readKept(page)).pages).toEqual([]);
});

test("a site that switches its service worker off takes it and what it kept off a device, and no page brings it back", async ({
  page,
}) => {
  // A second site starts meanwhile, on a busy machine slowly.
  test.setTimeout(120_000);
  const { startWorkerRuntime } = await import("../../scripts/worker-runtime.mjs");
  const state = mkdtempSync(join(tmpdir(), "without-worker-"));
  const starting = startWorkerRuntime({ state, variables: { SERVICE_WORKER: "off" } });
  await openHydrated(page, `${origin}/chapter3_ex1`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const site = await starting;
  builds.upstream = site.origin;
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await openHydrated(page, `${origin}/about`);
  await expect.poll(left).toEqual([0, 0]);
  builds.asked.clear();
  for (const path of ["/chapter3_ex1", "/pt-br/about"]) await openHydrated(page, origin + path);
  expect(await left()).toEqual([0, 0]);
  expect([...builds.asked]).not.toContain("/sw.js");
  await site.runtime.dispose();
  rmSync(state, { recursive: true, force: true });
});
