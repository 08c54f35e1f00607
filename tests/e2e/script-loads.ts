// Measures the loads of pages before a touch: few scripts and few files.
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
import { openHydrated } from "./open-hydrated";

/** Every page asks for the same few files, and packing one takes longer than most pages do. */
const packed = new Map<string, Promise<number>>();

async function pack(request: APIRequestContext, file: string): Promise<number> {
  return gzipSync(await (await request.get(file)).body(), { level: 9 }).length;
}

/** The bytes of these files as the edge sends them. */
export async function toBytes(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = files.map((file) => {
    const size = packed.get(file) ?? pack(request, file);
    packed.set(file, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

const BUDGET_REQUESTS = 20;

/** 96 in a hundred of 80 kB, which leaves room for what comes next. */
const BUDGET_SCRIPTS = 76_800;
/** 95 in a hundred of 62 kB, on pages of text. */
const TEXT_SCRIPTS = 60_200;

/** All scripts hold both languages, and the Portuguese home page has a painter besides. */
const HEAVIER = "pt-br";

/** Pages of each type, with what they may load of scripts before a touch. */
const PAGES: readonly { readonly path: string; readonly bytes: number }[] = [
  { path: "/", bytes: BUDGET_SCRIPTS },
  { path: "/tools", bytes: BUDGET_SCRIPTS },
  { path: "/library", bytes: BUDGET_SCRIPTS },
  { path: "/learn", bytes: BUDGET_SCRIPTS },
  { path: "/tools?q=canva", bytes: BUDGET_SCRIPTS },
  { path: "/learn?level=beginner", bytes: BUDGET_SCRIPTS },
  { path: "/prompts?q=quiz", bytes: BUDGET_SCRIPTS },
  { path: "/book-resources?chapter=chapter-3", bytes: BUDGET_SCRIPTS },
  { path: "/news", bytes: BUDGET_SCRIPTS },
  { path: "/chapter3_ex1", bytes: BUDGET_SCRIPTS },
  { path: "/resources/chatgpt", bytes: BUDGET_SCRIPTS },
  { path: "/favourites?ids=chatgpt,gemini,khanmigo&view=compare", bytes: BUDGET_SCRIPTS },
  { path: "/favourites?view=sheet", bytes: BUDGET_SCRIPTS },
  { path: "/school-kit", bytes: BUDGET_SCRIPTS },
  { path: "/platforms", bytes: BUDGET_SCRIPTS },
  { path: "/platforms/costs", bytes: BUDGET_SCRIPTS },
  { path: "/platforms/checklist", bytes: BUDGET_SCRIPTS },
  { path: "/favourites", bytes: BUDGET_SCRIPTS },
  { path: "/donate", bytes: BUDGET_SCRIPTS },
  { path: "/book-resources", bytes: BUDGET_SCRIPTS },
  { path: "/prompts", bytes: BUDGET_SCRIPTS },
  { path: "/rules", bytes: BUDGET_SCRIPTS },
  { path: "/bncc", bytes: BUDGET_SCRIPTS },
  { path: "/about", bytes: TEXT_SCRIPTS },
  { path: "/privacy", bytes: TEXT_SCRIPTS },
];

/** One of the home pages, of the lists with a filter, of the live pages, of the printed ones, and of the others. */
const SAMPLE = new Set(["/", "/learn?level=beginner", "/news", "/chapter3_ex1", "/rules", "/about"]);

/** Pages that one visitor opens side by side, because it is mostly waiting until nothing more is asked for. */
const AT_A_TIME = 3;
/** The time for many pages on a busy machine. */
const GROUP_MS = 120_000;

export function listScripts(asked: readonly string[]): string[] {
  return [...new Set(asked)].filter((file) => /^\/assets\/.*\.js$/.test(file));
}

interface Visit {
  readonly page: Page;
  readonly address: string;
  /** Paths that the page has requested so far. */
  readonly asked: readonly string[];
  /** Waits until everything that was asked for has come. */
  readonly isAnswered: () => Promise<void>;
}

/** Opens a page as the first one that its visitor sees. */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
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
  await openHydrated(page, address);
  await page.waitForLoadState("networkidle");
  const isAnswered = () => expect.poll(() => open.size).toBe(0);
  return { page, address, asked, isAnswered };
}

/** Holds what a page has loaded before any touch and without scrolling. */
async function expectLight(
  request: APIRequestContext,
  { address, asked }: Visit,
  most: number,
): Promise<void> {
  const scripts = listScripts(asked);
  expect.soft(scripts.length, address).toBeGreaterThan(0);
  expect.soft(await toBytes(request, scripts), `scripts of ${address}, gzip`).toBeLessThanOrEqual(most);
  // Fonts and drawings hold nothing up.
  const files = asked.filter((file) => !/\.(?:svg|woff2)$|^\/sw\.js$/.test(file));
  expect.soft(files.length, `${address}: ${files.join(" ")}`).toBeLessThanOrEqual(BUDGET_REQUESTS);
}

/** Declares the journeys over all pages, or over a `sample` of them. */
export function declareLoads({ isSample }: { isSample: boolean }): void {
  // The painter of the hero is not asked for where motion is not wanted.
  test.use({ reducedMotion: "no-preference" });
  const pages = PAGES.filter(({ path }) => !isSample || SAMPLE.has(path));
  for (let first = 0; first < pages.length; first += AT_A_TIME) {
    const group = pages.slice(first, first + AT_A_TIME);
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
    });
  }
}
