// Every kind of page in every language: WCAG 2.2 AA by axe, waking without a word, its layout at every width, and its
// print. A page is looked at by day in one language and by night, far to the west, in the next one.
import { expect, type Page, test } from "@playwright/test";
import { LOCALES, type Locale, pathInLocale } from "../../app/addresses/languages";
import { type PageId, ROUTE_TABLE } from "../../app/addresses/route-table";
import { filledAddress, plainAddress } from "./addresses-of-pages";
import { checkerOf } from "./checker-of";
import { LIST_LAYOUT_FAULTS } from "./faults-of-layout";
import { listScrollFaults, listSmallTargets } from "./faults-of-operation";
import { listDarkParts, listPrintFaults } from "./faults-of-print";
import { expectAwake, markAwake } from "./open-awake";
import { readQrCode } from "./read-qr-code";

const SCREEN = { width: 1280, height: 800 };
/** A window of 1280 px that is zoomed to 200 % has 640. */
const WIDTHS = [1536, 1280, 1180, 1024, 768, 640, 390, 360, 320];
const A4_AT_96_DPI = { width: 794, height: 1123 };

/** How many codes a page shows on paper, each over the link it stands for. */
const CODE_COUNTS: Partial<Readonly<Record<PageId, number>>> = {
  resource: 1,
  kit: 3,
  "chapter3-ex1": 1,
  "planning-toolkit": 1,
  platforms: 1,
};
const LAID_OUT_ALONE: readonly PageId[] = ["news-article", "digest-issue"];

interface Visit {
  readonly path: string;
  readonly codes: number;
  /** A page with little on it is scanned alone; one that only a mail leads to is laid out alone. */
  readonly looks: readonly ("scan" | "layout" | "print")[];
}

/** One landing stands for those that show nothing else. */
function isOneMoreLanding({ id, module }: (typeof ROUTE_TABLE)[number]): boolean {
  return module === "book-resources.tsx" && id !== "book-resources" && id !== "chapter3-ex1";
}

function inEveryLocale(address: (locale: Locale) => string, looks: Visit["looks"], codes = 0): Visit[] {
  return LOCALES.map((locale) => ({ path: address(locale), codes, looks }));
}

function visitsOf(row: (typeof ROUTE_TABLE)[number]): Visit[][] {
  const { id } = row;
  const plain = (locale: Locale) => plainAddress(id, locale);
  const filled = (locale: Locale) => filledAddress(id, locale) ?? plain(locale);
  const isFilled = LOCALES.some((locale) => filledAddress(id, locale) !== null);
  if ("holdsToken" in row || LAID_OUT_ALONE.includes(id)) return [inEveryLocale(plain, ["layout"])];
  if (!isFilled) return [inEveryLocale(plain, ["scan", "layout", "print"], CODE_COUNTS[id])];
  return [
    inEveryLocale(plain, ["scan"]),
    inEveryLocale(filled, ["scan", "layout", "print"], CODE_COUNTS[id]),
  ];
}

const VISITS: readonly (readonly Visit[])[] = [
  ...ROUTE_TABLE.filter((row) => !isOneMoreLanding(row)).flatMap(visitsOf),
  inEveryLocale((locale) => pathInLocale("/nope", locale), ["scan", "layout"]),
];

const TIMES = [
  { time: "day", timezoneId: "Asia/Tokyo", colorScheme: "light" },
  { time: "night", timezoneId: "America/Sao_Paulo", colorScheme: "dark" },
] as const;

/** Every page at the time whose turn it is: all languages have one sheet, so each theme is seen in one of them. */
function visitsAt(ordinal: number): Visit[] {
  return VISITS.flatMap((visits, page) =>
    visits.filter((_, language) => (page + language) % TIMES.length === ordinal),
  );
}

/** Pages that one visitor opens one after the other, because a new visitor costs more than a page. */
const AT_A_TIME = 6;

function inGroups(visits: readonly Visit[]): Visit[][] {
  return Array.from({ length: Math.ceil(visits.length / AT_A_TIME) }, (_, index) =>
    visits.slice(AT_A_TIME * index, AT_A_TIME * (index + 1)),
  );
}

/** The time for a group on a busy machine. */
const GROUP_MS = 180_000;

/** What axe finds: nothing, or the rules that are broken and where. */
async function violations(page: Page) {
  const { violations: found } = await checkerOf(page).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** A link to a repeated id leads to the first element only, and axe no longer looks for these. */
async function repeatedIds(page: Page) {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) < index);
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
const LIST_FAULTS = `[...${LIST_LAYOUT_FAULTS}, ...(${listSmallTargets})()]`;

async function layoutFaults(page: Page): Promise<string[]> {
  // The layout is measured and never looked at, so it need not be painted.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { clip-path: inset(0 0 100% 0) }");
    document.adoptedStyleSheets = [sheet];
  });
  const faults: string[] = [];
  for (const width of WIDTHS) {
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
async function expectReadableCodes(page: Page, path: string, count: number) {
  const labels = page.getByRole("main").locator("figure:has(figcaption)").filter({ visible: true });
  for (let index = 0; index < count; index += 1) {
    const typed = await labels.nth(index).locator("figcaption").textContent();
    const read = (await readQrCode(labels.nth(index)))?.replace(/^https?:\/\//, "");
    expect.soft(read, `code ${index + 1} of ${path}`).toBe(typed ?? "");
  }
}

async function expectPrintable(page: Page, path: string, codes: number) {
  await page.setViewportSize(A4_AT_96_DPI);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // That of the page, or where it prints the landing of its code alone, that of the landing.
  await expect(page.getByRole("main").getByRole("heading").first(), path).toBeVisible();
  expect.soft(await page.evaluate(listPrintFaults), `on paper: ${path}`).toEqual([]);
  expect.soft(await page.evaluate(listDarkParts), `dark on ${path}`).toEqual([]);
  await expectReadableCodes(page, path, codes);
}

for (const [ordinal, { time, timezoneId, colorScheme }] of TIMES.entries()) {
  test.describe(`by ${time}`, () => {
    test.use({ timezoneId, colorScheme, viewport: SCREEN });

    for (const group of inGroups(visitsAt(ordinal))) {
      const paths = group.map(({ path }) => path).join(", ");
      test(`${paths}: each is accessible, wakes without a word, holds at every width and can be printed`, async ({
        page,
      }) => {
        test.setTimeout(GROUP_MS);
        const said = listen(page);
        await markAwake(page);
        for (const { path, codes, looks } of group) {
          await test.step(path, async () => {
            await page.setViewportSize(SCREEN);
            await page.emulateMedia({ media: "screen", colorScheme });
            await page.goto(path);
            await expectAwake(page);
            expect.soft(await repeatedIds(page), `ids of ${path}`).toEqual([]);
            // What an address fills in has to be right, or the page that is looked at is another one.
            await expect.soft(page.locator("main [aria-invalid]"), `mistakes of ${path}`).toHaveCount(0);
            if (looks.includes("scan")) expect.soft(await violations(page), path).toEqual([]);
            if (looks.includes("layout"))
              expect.soft(await layoutFaults(page), `layout of ${path}`).toEqual([]);
            if (looks.includes("print")) await expectPrintable(page, path, codes);
            expect.soft(said.splice(0), `said on ${path}`).toEqual([]);
          });
        }
      });
    }
  });
}
