// What pages load, before a touch and after it: few scripts and few files.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
  test,
} from "@playwright/test";
import { pathInLocale } from "../../app/addresses/languages";
import { openAwake } from "./open-awake";

/** Every page asks for the same few files, and packing one takes longer than most pages do. */
const packed = new Map<string, Promise<number>>();

async function pack(request: APIRequestContext, file: string): Promise<number> {
  return gzipSync(await (await request.get(file)).body(), { level: 9 }).length;
}

async function bytesOf(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = files.map((file) => {
    const size = packed.get(file) ?? pack(request, file);
    packed.set(file, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

const BUDGET_REQUESTS = 9;

const BUDGET_SCRIPTS = 80_000;
/** Pages of text, and those whose tools wait for a touch. */
const TEXT_SCRIPTS = 62_000;

/** All scripts hold both languages, and the Portuguese home page has a painter besides. */
const HEAVIER = "pt-br";

/** A page of each type, with what it may load of scripts before a touch. */
const PAGES: readonly { readonly path: string; readonly bytes: number }[] = [
  { path: "/", bytes: BUDGET_SCRIPTS },
  { path: "/tools", bytes: BUDGET_SCRIPTS },
  { path: "/library", bytes: BUDGET_SCRIPTS },
  { path: "/learn", bytes: BUDGET_SCRIPTS },
  // The server has written these lists for their query, and their filters wait as they do without one.
  { path: "/tools?q=canva", bytes: TEXT_SCRIPTS },
  { path: "/learn?level=beginner", bytes: BUDGET_SCRIPTS },
  { path: "/prompts?q=quiz", bytes: TEXT_SCRIPTS },
  { path: "/book-resources?chapter=chapter-3", bytes: TEXT_SCRIPTS },
  { path: "/news", bytes: BUDGET_SCRIPTS },
  { path: "/chapter3_ex1", bytes: BUDGET_SCRIPTS },
  { path: "/resources/chatgpt", bytes: BUDGET_SCRIPTS },
  { path: "/compare?ids=chatgpt,gemini,khanmigo", bytes: BUDGET_SCRIPTS },
  { path: "/kit", bytes: BUDGET_SCRIPTS },
  { path: "/school-kit", bytes: TEXT_SCRIPTS },
  { path: "/platforms", bytes: BUDGET_SCRIPTS },
  { path: "/platforms/costs", bytes: BUDGET_SCRIPTS },
  { path: "/platforms/checklist", bytes: BUDGET_SCRIPTS },
  { path: "/favourites", bytes: BUDGET_SCRIPTS },
  { path: "/donate", bytes: BUDGET_SCRIPTS },
  { path: "/book-resources", bytes: TEXT_SCRIPTS },
  { path: "/prompts", bytes: TEXT_SCRIPTS },
  { path: "/rules", bytes: BUDGET_SCRIPTS },
  { path: "/bncc", bytes: BUDGET_SCRIPTS },
  { path: "/about", bytes: TEXT_SCRIPTS },
  { path: "/privacy", bytes: TEXT_SCRIPTS },
];

/** Pages that one visitor opens side by side, because it is mostly waiting until nothing more is asked for. */
const AT_A_TIME = 5;
const GROUPS = Array.from({ length: Math.ceil(PAGES.length / AT_A_TIME) }, (_, index) =>
  PAGES.slice(AT_A_TIME * index, AT_A_TIME * (index + 1)),
);
/** The time for many pages on a busy machine. */
const GROUP_MS = 120_000;

function scriptsOf(asked: readonly string[]): string[] {
  return [...new Set(asked)].filter((file) => /^\/assets\/.*\.js$/.test(file));
}

/** The files of each island besides the client, as the build has written them down. */
const FILES_OF: { readonly islands: Readonly<Record<string, readonly string[]>> } = JSON.parse(
  readFileSync("build/client/.vite/islands.json", "utf8"),
);

interface Visit {
  readonly page: Page;
  readonly address: string;
  /** What the page has asked for; it grows. */
  readonly asked: readonly string[];
  /** Waits until everything that was asked for has come. */
  readonly isAnswered: () => Promise<void>;
}

/** Opens a page as the first one that its visitor sees. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const asked: string[] = [];
  page.on("request", (file) => {
    // The worker of offline pages asks later, and the other spelling of an address is not the page.
    if (file.serviceWorker() === null && file.redirectedFrom() === null)
      asked.push(new URL(file.url()).pathname);
  });
  const open = new Set<Request>();
  page.on("request", (file) => open.add(file));
  page.on("requestfinished", (file) => open.delete(file));
  page.on("requestfailed", (file) => open.delete(file));
  await openAwake(page, address);
  await page.waitForLoadState("networkidle");
  const isAnswered = () => expect.poll(() => open.size).toBe(0);
  return { page, address, asked, isAnswered };
}

/** What waits on the page for a touch. */
function namesOfWaiting(page: Page): Promise<string[]> {
  return page
    .locator("[data-island][data-waits]")
    .evaluateAll((islands) => [...new Set(islands.map(({ dataset }) => dataset.island ?? ""))]);
}

/** Touches what waits first on the page: writes into its fields, where it has any, and opens nothing. */
async function touchFirst(page: Page): Promise<void> {
  const waiting = page.locator("main [data-island][data-waits]");
  const before = await waiting.count();
  if (before === 0) return;
  const first = waiting.first();
  const field = first.locator("input[type=text], input[type=search], textarea").first();
  const island = await first.elementHandle();
  if (await field.isVisible()) await field.pressSequentially("a");
  else await first.evaluate((element) => element.dispatchEvent(new PointerEvent("pointerdown")));
  await expect.poll(() => waiting.count()).toBeLessThan(before);
  // Blanks of a prompt differ: one of them may be checked for codes.
  for (const blank of (await island?.$$("textarea")) ?? [])
    if (await blank.isVisible()) await blank.type("b");
}

/** Holds what a page has loaded before any touch, and what it loads at the first one, whichever it is. */
async function expectLight(
  request: APIRequestContext,
  { page, address, asked }: Visit,
  most: number,
): Promise<void> {
  const scripts = scriptsOf(asked);
  expect.soft(scripts.length, address).toBeGreaterThan(0);
  expect.soft(await bytesOf(request, scripts), `scripts of ${address}, gzip`).toBeLessThanOrEqual(most);
  // The icon is the browser's and asked for once per site.
  const files = asked.filter((file) => !/^\/(sw\.js|favicon\.svg)$/.test(file));
  expect.soft(files.length, `${address}: ${files.join(" ")}`).toBeLessThanOrEqual(BUDGET_REQUESTS);
  for (const name of await namesOfWaiting(page)) {
    const own = FILES_OF.islands[name];
    expect.soft(own, name).toBeDefined();
    const touched = new Set([...scripts, ...(own ?? [])]);
    const loaded = await bytesOf(request, [...touched]);
    expect.soft(loaded, `scripts of ${address} with ${name}, gzip`).toBeLessThanOrEqual(BUDGET_SCRIPTS);
  }
}

async function expectLightTouch(request: APIRequestContext, visited: Visit): Promise<void> {
  const { page, address, asked, isAnswered } = visited;
  await touchFirst(page);
  await isAnswered();
  const loaded = await bytesOf(request, scriptsOf(asked));
  expect.soft(loaded, `scripts of ${address} after a touch, gzip`).toBeLessThanOrEqual(BUDGET_SCRIPTS);
}

test.describe("with motion", () => {
  // The painter of the hero is not asked for where motion is not wanted.
  test.use({ reducedMotion: "no-preference" });

  for (const group of GROUPS) {
    test(`P5: ${group.map(({ path }) => path).join(", ")}: each loads few scripts and few files`, async ({
      context,
      request,
    }) => {
      test.setTimeout(GROUP_MS);
      const visits = await Promise.all(
        group.map(async ({ path, bytes }) => ({
          ...(await visit(context, pathInLocale(path, HEAVIER))),
          bytes,
        })),
      );
      for (const { bytes, ...opened } of visits) await expectLight(request, opened, bytes);
      // No page is touched before, because what is written on one of them may start another one.
      await Promise.all(visits.map((opened) => expectLightTouch(request, opened)));
    });
  }
});

test("P5: what looks a typed code up comes when one stands in a blank, and is light", async ({
  context,
  request,
}) => {
  const { page, asked, isAnswered } = await visit(context, "/pt-br/chapter3-ex1");
  const looksUp = () => scriptsOf(asked).some((file) => file.includes("/skill-check"));
  const blank = page.getByRole("textbox", { name: "Código e texto da habilidade da BNCC" });
  await blank.pressSequentially("frações e decimais");
  await isAnswered();
  expect(looksUp()).toBe(false);
  await blank.pressSequentially(", EF05MA03");
  await expect(page.getByRole("listitem").filter({ hasText: "EF05MA03" }).first()).toBeVisible();
  await isAnswered();
  expect(looksUp()).toBe(true);
  const loaded = await bytesOf(request, scriptsOf(asked));
  expect(loaded).toBeLessThanOrEqual(BUDGET_SCRIPTS);
});
