// One walk over the pages: which address is opened by which visitor, and what is looked at there.
import { expect, type Page, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { DEFAULT_LOCALE, LOCALES, type Locale, pathInLocale } from "../../app/addresses/languages";
import { type PageId, ROUTE_TABLE, toModule } from "../../app/addresses/route-table";
import { toChecker } from "./checker-of";
import { LIST_LAYOUT_FAULTS } from "./faults-of-layout";
import {
  listMisnamedControls,
  listRivals,
  listScrollFaults,
  listSmallTargets,
  listUnnamedParts,
} from "./faults-of-operation";
import { listDarkParts, listPrintFaults } from "./faults-of-print";
import { OLD_ARTICLE, OLD_ISSUE } from "./old-news.mjs";
import { expectHydrated, markHydrated } from "./open-hydrated";
import { readQrCode } from "./read-qr-code";

// The addresses under which the pages of the route table are looked at.
/** Queries without which a page lacks a part, or shows another view; the last one has the codes below. */
const FILLED: Partial<Readonly<Record<PageId, string | readonly string[]>>> = {
  search: "?q=quiz",
  // Lists of which a filter hides a part.
  tools: "?free=1",
  "book-resources": "?chapter=chapter-3",
  favourites: [
    "?ids=chatgpt,gemini,khanmigo",
    "?ids=chatgpt,gemini,khanmigo&view=compare",
    "?ids=chatgpt,gemini,chapter3-ex1&view=sheet",
  ],
  donate: "?amount=100",
  "may-we-use": "?tool=chatgpt&age=14&place=br&account=personal-account",
  "staff-meeting": "?lesson=next-word&rule=uk-dfe-genai&sheet=next-word-flaw",
  "platform-costs": "?platform=microsoft-copilot&seats=30&months=10&rate=5.40",
};
/** Parameters of the addresses that have any, as a site under test knows them. */
const DIFFERING: Partial<Readonly<Record<PageId, Readonly<Record<string, string>>>>> = {
  resource: { id: "chatgpt" },
  "unplugged-lesson": { id: "hidden-part" },
  sheet: { id: "chapter3-ex1" },
  "news-article": { article: OLD_ARTICLE },
  "digest-issue": { issue: OLD_ISSUE },
  "code-target": { code: "chapter3-ex1" },
};

/** A page as it is opened first. */
export function plainAddress(id: PageId, locale: Locale): string {
  return toPath(id, locale, DIFFERING[id] ?? {});
}

/** The queries that fill a page; none where it understands none. */
export function listQueries(id: PageId): readonly string[] {
  return [FILLED[id] ?? []].flat();
}

type Row = (typeof ROUTE_TABLE)[number];

/** The first of the few widths, so that a page is laid out once before it is looked at. */
export const SCREEN = { width: 1180, height: 800 };
/** A window of 1280 px that is zoomed to 200 % has 640. */
export const ALL_WIDTHS = [1536, 1280, 1180, 1024, 768, 640, 390, 360, 320];
export const FEW_WIDTHS = [320];
const A4_AT_96_DPI = { width: 794, height: 1123 };

/** How many codes a page shows on paper, each over the link it stands for. */
const CODE_COUNTS: Partial<Readonly<Record<PageId, number>>> = {
  resource: 1,
  favourites: 3,
  "may-we-use": 1,
  "chapter3-ex1": 1,
  "planning-toolkit": 1,
  platforms: 1,
};
const LAID_OUT_ALONE: readonly PageId[] = ["news-article", "digest-issue"];

type Look = "scan" | "layout" | "print";

interface Visit {
  readonly path: string;
  readonly codes: number;
  /** A page with little on it is scanned alone; one that only a mail leads to is laid out alone. */
  readonly looks: readonly Look[];
  /** Whether each language has a module of its own, and with it marks of its own. */
  readonly isOwn: boolean;
}

function inEveryLocale(
  address: (locale: Locale) => string,
  looks: readonly Look[],
  { codes = 0, isOwn = false } = {},
): Visit[] {
  return LOCALES.map((locale) => ({ path: address(locale), codes, looks, isOwn }));
}

/** The visits of one page: one in each language, and one more for each query that fills it. */
function listVisits({ id, ...traits }: Row): Visit[][] {
  // The desk is there for the author alone; its journeys open it.
  if ("guarded" in traits) return [];
  const plain = (locale: Locale) => plainAddress(id, locale);
  const queries = listQueries(id);
  const options = { codes: CODE_COUNTS[id], isOwn: "module" in traits && typeof traits.module === "object" };
  if ("holdsToken" in traits || LAID_OUT_ALONE.includes(id)) return [inEveryLocale(plain, ["layout"])];
  if (queries.length === 0) return [inEveryLocale(plain, ["scan", "layout", "print"], options)];
  const filled = queries.map((query) =>
    inEveryLocale((locale) => plain(locale) + query, ["scan", "layout", "print"], {
      ...options,
      codes: query === queries.at(-1) ? options.codes : 0,
    }),
  );
  return [inEveryLocale(plain, ["scan"]), ...filled];
}

/** Pages that show what their module shows on no other one. */
const SHOW_MORE: readonly PageId[] = ["library", "cookies", "book-resources", "chapter3-ex1"];

/** One page for each route module. */
function isFirstOfItsKind(page: Row): boolean {
  const module = toModule(page, DEFAULT_LOCALE);
  const alike = ROUTE_TABLE.filter((row) => toModule(row, DEFAULT_LOCALE) === module);
  return alike.length === 1 || SHOW_MORE.includes(page.id);
}

const NOT_FOUND = inEveryLocale((locale) => pathInLocale("/nope", locale), ["scan", "layout"]);

/** Every page in every language, and everything of it. */
export const EVERY_PAGE: readonly (readonly Visit[])[] = [...ROUTE_TABLE.flatMap(listVisits), NOT_FOUND];
/** One page for each kind, in every language; one that a query fills is looked at filled alone. */
export const EVERY_KIND: readonly (readonly Visit[])[] = [
  ...ROUTE_TABLE.filter(isFirstOfItsKind).flatMap((page) =>
    listVisits(page).slice(listQueries(page.id).length === 0 ? 0 : 1),
  ),
  NOT_FOUND,
];

const TIMES = [
  { time: "day", timezoneId: "Asia/Tokyo", colorScheme: "light" },
  { time: "night", timezoneId: "America/Sao_Paulo", colorScheme: "dark" },
] as const;

/** Pages that one visitor opens one after the other, because a new visitor costs more than a page. */
const AT_A_TIME = 6;

/**
 * Visitors of both times with what each opens: all languages have one sheet, so each theme is seen in one of them. Of a
 * `sample` each page is seen at one time alone, unless the other language has marks of its own.
 */
export function listVisitors(pages: readonly (readonly Visit[])[], { isSample }: { isSample: boolean }) {
  return TIMES.map((time, ordinal) => {
    const visits = pages.flatMap((locales, page) => {
      const isItsTime = Math.floor(page / LOCALES.length) % TIMES.length === ordinal;
      return locales
        .filter((_, language) => (page + language) % TIMES.length === ordinal)
        .filter(({ isOwn }) => isOwn || isItsTime || !isSample);
    });
    const groups = Array.from({ length: Math.ceil(visits.length / AT_A_TIME) }, (_, index) =>
      visits.slice(AT_A_TIME * index, AT_A_TIME * (index + 1)),
    );
    return { ...time, groups };
  });
}

/** Violations that axe finds: the broken rules, and where. */
async function violations(page: Page) {
  const { violations: found } = await toChecker(page).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Notes what the page says: errors of its scripts and of the console. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => {
    const isOwn404 = /status of 404/.test(message.text()) && page.url().endsWith("/nope");
    if (message.type() === "error" && !isOwn404) said.push(message.text());
  });
  return said;
}

/** Both at once, because a question to the page takes as long as its answer. */
const LIST_PART_FAULTS = `[...(${listUnnamedParts})(), ...(${listMisnamedControls})(), ...(${listRivals})()]`;
const LIST_FAULTS = `[...${LIST_LAYOUT_FAULTS}, ...(${listSmallTargets})()]`;

async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  // The layout is measured and never looked at, so it need not be painted.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { clip-path: inset(0 0 100% 0) }");
    document.adoptedStyleSheets = [sheet];
  });
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: SCREEN.height });
    for (const fault of await page.evaluate<string[]>(LIST_FAULTS)) faults.push(`${width} px: ${fault}`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const fault of await page.evaluate(listScrollFaults)) faults.push(`letters of 200 %: ${fault}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
    document.adoptedStyleSheets = [];
  });
  return faults;
}

/** The codes of the page lead where the words under them say. */
async function expectReadableCodes(page: Page, { path, codes }: Visit) {
  const labels = page.getByRole("main").locator("figure:has(figcaption)").filter({ visible: true });
  for (let index = 0; index < codes; index += 1) {
    const typed = await labels.nth(index).locator("figcaption").textContent();
    const read = (await readQrCode(labels.nth(index)))?.replace(/^https?:\/\//, "");
    expect.soft(read, `code ${index + 1} of ${path}`).toBe(typed ?? "");
  }
}

async function expectPrintable(page: Page, visit: Visit) {
  const { path } = visit;
  await page.setViewportSize(A4_AT_96_DPI);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // That of the page, or where it prints the landing of its code alone, that of the landing.
  await expect(page.getByRole("main").getByRole("heading").first(), path).toBeVisible();
  expect.soft(await page.evaluate(listPrintFaults), `on paper: ${path}`).toEqual([]);
  expect.soft(await page.evaluate(listDarkParts), `dark on ${path}`).toEqual([]);
  await expectReadableCodes(page, visit);
}

/** The time for a group on a busy machine. */
const GROUP_MS = 180_000;

/** Opens one page after the other, each as the first of its kind, and looks at what its visit names. */
export async function walk(
  page: Page,
  group: readonly Visit[],
  { colorScheme, widths }: { colorScheme: "light" | "dark"; widths: readonly number[] },
) {
  test.setTimeout(GROUP_MS);
  const said = listen(page);
  await markHydrated(page);
  for (const visit of group) {
    const { path, looks } = visit;
    await test.step(path, async () => {
      await page.setViewportSize(SCREEN);
      await page.emulateMedia({ media: "screen", colorScheme });
      await page.goto(path);
      await expectHydrated(page);
      // A field filled by the address has to be valid, or the page that is looked at is another one.
      await expect.soft(page.locator("main [aria-invalid]"), `mistakes of ${path}`).toHaveCount(0);
      if (looks.includes("scan")) expect.soft(await violations(page), path).toEqual([]);
      expect.soft(await page.evaluate(LIST_PART_FAULTS), `parts of ${path}`).toEqual([]);
      if (looks.includes("layout"))
        expect.soft(await layoutFaults(page, widths), `layout of ${path}`).toEqual([]);
      if (looks.includes("print")) await expectPrintable(page, visit);
      expect.soft(said.splice(0), `said on ${path}`).toEqual([]);
    });
  }
}
