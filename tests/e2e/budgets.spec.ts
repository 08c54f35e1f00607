import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { LOCALES, type Locale, pathInLocale } from "../../app/addresses/languages";
import { PRINTED_PAGES } from "../../app/addresses/printed-codes";
import { type PageId, ROUTE_TABLE } from "../../app/addresses/route-table";
import { OLD_ISSUE } from "./old-news.mjs";
import { openAwake } from "./open-awake";

async function readHtml(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

function brotli(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/**
 * A page, with its bytes as the edge sends it: brotli of everything, its styles included. A page that keeps to its
 * budget when it is packed in a hurry is not packed with care, which takes ten times as long.
 */
async function readPage(request: APIRequestContext, path: string, budget: number) {
  const html = await readHtml(request, path);
  const hurried = brotli(html, 5);
  return { html, bytes: hurried <= budget ? hurried : brotli(html, 11) };
}

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

const BUDGET_LIST = 18_000;
const BUDGET_OTHERS = 16_000;
const BUDGET_REQUESTS = 9;

const BUDGET_SCRIPTS = 60_000;
/** Pages of text, and those whose tools wait for a touch. */
const TEXT_SCRIPTS = 52_000;

/** A page of each type, with what it may load of scripts before a touch in the language that needs more. */
const PAGES: readonly { readonly path: string; readonly bytes: number }[] = [
  { path: "/", bytes: BUDGET_SCRIPTS },
  { path: "/tools", bytes: BUDGET_SCRIPTS },
  { path: "/library", bytes: BUDGET_SCRIPTS },
  { path: "/learn", bytes: BUDGET_SCRIPTS },
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
  await openAwake(page, address);
  await page.waitForLoadState("networkidle");
  return { page, address, asked };
}

/** What waits on the page for a touch. */
function namesOfWaiting(page: Page): Promise<string[]> {
  return page
    .locator("[data-island][data-waits]")
    .evaluateAll((islands) => [...new Set(islands.map(({ dataset }) => dataset.island ?? ""))]);
}

/** Touches what waits first on the page: writes into its field, where it has one, and opens nothing. */
async function touchFirst(page: Page): Promise<void> {
  const waiting = page.locator("main [data-island][data-waits]");
  const before = await waiting.count();
  if (before === 0) return;
  const first = waiting.first();
  const field = first.locator("input[type=text], input[type=search], textarea").first();
  if (await field.isVisible()) await field.pressSequentially("a");
  else await first.evaluate((island) => island.dispatchEvent(new PointerEvent("pointerdown")));
  await expect.poll(() => waiting.count()).toBeLessThan(before);
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

async function expectLightTouch(request: APIRequestContext, { page, address, asked }: Visit): Promise<void> {
  await touchFirst(page);
  await page.waitForLoadState("networkidle");
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
        group.flatMap(({ path, bytes }) =>
          LOCALES.map(async (locale) => ({
            ...(await visit(context, pathInLocale(path, locale))),
            bytes,
          })),
        ),
      );
      for (const { bytes, ...opened } of visits) await expectLight(request, opened, bytes);
      // No page is touched before, because what is written on one of them may start another one.
      await Promise.all(visits.map((opened) => expectLightTouch(request, opened)));
    });
  }
});

interface Weight {
  readonly most: number;
  /** Its address where the one of the table is not enough: a query, or the value of its path. */
  readonly query?: string;
  readonly value?: string;
  /** What has to stand in it, where a wrong query would leave it out. */
  readonly shows?: string;
  /** What is reached where it is more than the budget. */
  readonly reached?: Partial<Record<Locale, number>>;
}

const LIST: Weight = { most: BUDGET_LIST };
const OTHER: Weight = { most: BUDGET_OTHERS };
const BY_MAIL: Weight = { ...OTHER, query: "?token=none" };
const THREE = "?ids=chatgpt,gemini,khanmigo";

/**
 * Pages that are a list, have an address that needs more, or are over the budget. A landing of a printed code may be as
 * heavy as a list; every other page has the budget of the others. What is reached leaves room for the short names of
 * classes: another rule anywhere deals them anew, which makes fifty bytes.
 */
const WEIGHTS: Partial<Readonly<Record<PageId, Weight>>> = {
  home: LIST,
  tools: LIST,
  learn: LIST,
  library: LIST,
  "book-resources": LIST,
  // The words of thirty prompts alone are nine of its kilobytes in Portuguese.
  prompts: { ...LIST, reached: { "pt-br": 19_200 } },
  // More than fifty rules with the address of each.
  rules: { ...LIST, reached: { "pt-br": 18_200 } },
  platforms: LIST,
  "planning-toolkit": LIST,
  "digest-issue": { ...OTHER, value: OLD_ISSUE },
  search: { ...OTHER, query: "?q=quiz" },
  favourites: { ...OTHER, query: THREE },
  kit: { ...OTHER, query: THREE },
  compare: { ...OTHER, query: THREE },
  resource: { ...OTHER, value: "chatgpt" },
  donate: { ...OTHER, query: "?amount=100" },
  "newsletter-confirm": BY_MAIL,
  "newsletter-unsubscribe": BY_MAIL,
  "newsletter-refuse": BY_MAIL,
  "newsletter-record": BY_MAIL,
  "platform-costs": { ...OTHER, query: "?platform=openai&seats=30&months=10", shows: "</table>" },
};
const LANDINGS: ReadonlySet<string> = new Set(PRINTED_PAGES.map(({ id }) => id));

/** The first article that the page of news opens. */
async function findArticle(request: APIRequestContext, locale: Locale): Promise<string> {
  const news = pathInLocale("/news", locale);
  const pattern = new RegExp(`href="${news}/([\\w-]{12,})"`);
  const [, article = ""] = pattern.exec(await readHtml(request, news)) ?? [];
  expect(article).not.toBe("");
  return article;
}

for (const locale of LOCALES) {
  test(`P3: every page keeps to its bytes in ${locale}`, async ({ request }) => {
    test.setTimeout(GROUP_MS);
    const article = await findArticle(request, locale);
    for (const { id, paths } of ROUTE_TABLE) {
      const weight = WEIGHTS[id] ?? (LANDINGS.has(id) ? LIST : OTHER);
      const { most, query = "", value = article, shows = "</main>", reached = {} } = weight;
      const path = paths[locale][0].replace(/:\w+/, value) + query;
      const limit = reached[locale] ?? most;
      const { html, bytes } = await readPage(request, path, limit);
      expect.soft(html.includes(shows), `${shows} of ${path}`).toBe(true);
      expect.soft(bytes, path).toBeLessThanOrEqual(limit);
    }
  });
}

const CARD_LIST = ["resource-list", "card-controls"];

/** Lists with the islands of each. */
const LISTS: readonly {
  readonly path: string;
  readonly islands: readonly string[];
}[] = [
  { path: "/tools", islands: CARD_LIST },
  { path: "/pt-br/tools", islands: CARD_LIST },
  { path: "/library", islands: CARD_LIST },
  { path: "/pt-br/library", islands: CARD_LIST },
  { path: "/learn", islands: ["course-list", "card-controls"] },
  { path: "/pt-br/learn", islands: ["course-list", "card-controls"] },
  { path: "/rules", islands: ["print-button", "rule-filters"] },
  { path: "/pt-br/regras", islands: ["print-button", "rule-filters"] },
  { path: "/book-resources", islands: ["book-resource-list"] },
  { path: "/pt-br/book-resources", islands: ["book-resource-list"] },
  { path: "/prompts", islands: ["prompt-list"] },
  { path: "/pt-br/prompts", islands: ["prompt-list"] },
];

for (const { path, islands: expected } of LISTS) {
  test(`P3: ${path} sends its list once and no island has it as data`, async ({ request }) => {
    const html = await readHtml(request, path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const islands = [
      ...main.matchAll(
        /data-island="([^"]+)"(?: data-waits="[\w ]*")?(?: data-kept-for="[\w-]*")?(?: data-props="([^"]*)")?/g,
      ),
    ];
    expect(islands.map(([, name]) => name)).toEqual(expected);
    for (const [, name, props = ""] of islands) expect(props.length, name).toBeLessThan(2000);
  });
}

test("P5: the one inline script is at most 2 kB, and has what the page asks for", async ({ request }) => {
  const scriptOf = async (path: string) =>
    /<script>([\s\S]*?)<\/script>/.exec(await readHtml(request, path))?.[1] ?? "";
  for (const path of ["/about", "/tools", "/prompts", "/platforms"]) {
    const script = await scriptOf(path);
    expect(script, path).toContain("localStorage");
    expect(gzipSync(script, { level: 9 }).length, path).toBeLessThanOrEqual(2000);
    expect(script.includes("clipboard"), path).toBe(/\/(?:prompts|platforms)$/.test(path));
  }
});

test("P7: no page has more than 9 kB of styles", async ({ request }) => {
  test.setTimeout(GROUP_MS);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
  // All items have one page, and so have all chapters.
  const paths = new Set(pages.filter((path) => !/\/resources\/./.test(path)).concat("/resources/chatgpt"));
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths) {
    const [, sheet = ""] =
      /<style data-sheet="">([\s\S]*?)<\/style>/.exec(await readHtml(request, path)) ?? [];
    expect(sheet.length, path).toBeGreaterThan(1000);
    expect(gzipSync(sheet, { level: 9 }).length, path).toBeLessThanOrEqual(9000);
  }
});
