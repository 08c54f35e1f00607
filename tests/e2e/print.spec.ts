// Every kind of page on paper, in every language: no chrome, addresses after links, a QR code with its typed link.
import { expect, type Page, test } from "@playwright/test";
import { type PathParams, pathOf } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { type PageId, ROUTE_TABLE } from "../../app/addresses/route-table";
import { readQrCode } from "./read-qr-code";

const A4_AT_96_DPI = { width: 794, height: 1123 };

/** Pages of the table whose bare path does not show what they are for. */
const SEARCHES: Partial<Readonly<Record<PageId, string>>> = {
  search: "?q=quiz",
  favourites: "?ids=chatgpt,canva",
  kit: "?ids=chatgpt,chapter3-ex1",
};
const PARAMS: Partial<Readonly<Record<PageId, PathParams>>> = { resource: { id: "chatgpt" } };
/** How many codes a page shows, each over the link it stands for. */
const CODE_COUNTS: Partial<Readonly<Record<PageId, number>>> = {
  resource: 1,
  kit: 2,
  "chapter3-ex1": 1,
  "planning-toolkit": 1,
  platforms: 1,
};

/** Reached by links of a mail, from a card of the news or after a first digest; each brings its own address. */
const LEFT_OUT: readonly PageId[] = [
  "digest-issue",
  "news-article",
  "newsletter-confirm",
  "newsletter-unsubscribe",
  "newsletter-refuse",
  "newsletter-record",
];

/** One landing stands for those that show nothing else. */
function isOneMoreLanding({ id, module }: (typeof ROUTE_TABLE)[number]): boolean {
  return module === "book-resources.tsx" && id !== "book-resources" && id !== "chapter3-ex1";
}

/** Pages that are the landing of a printed code and no more. */
const LANDINGS = LOCALES.flatMap((locale) =>
  ROUTE_TABLE.filter(({ id, module }) => module === "book-resources.tsx" && id !== "book-resources").map(
    ({ id }) => pathOf(id, locale),
  ),
);

const PAGES = LOCALES.flatMap((locale) =>
  ROUTE_TABLE.filter((row) => !LEFT_OUT.includes(row.id) && !isOneMoreLanding(row)).map(({ id }) => ({
    id,
    path: pathOf(id, locale, PARAMS[id] ?? {}) + (SEARCHES[id] ?? ""),
  })),
);

/** Pages that are printed one after the other, because a new visitor costs more than a page. */
const AT_A_TIME = 6;
const GROUPS = Array.from({ length: Math.ceil(PAGES.length / AT_A_TIME) }, (_, index) =>
  PAGES.slice(AT_A_TIME * index, AT_A_TIME * (index + 1)),
);
/** The time for a group on a busy machine. */
const GROUP_MS = 90_000;

async function putOnPaper(page: Page, path: string) {
  // As the reader has it before printing.
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** Finds what is of no use on a sheet, and what a sheet lacks. */
function listFaults(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
  const name = (element: Element) =>
    `${element.localName} "${element.textContent?.trim().slice(0, 40) || element.getAttribute("aria-label")}"`;
  const faults: string[] = [];
  // A box to tick is of use on paper.
  const screenOnly =
    "nav, dialog, button, form, search, input:not([type=checkbox]), select, .skip-link, [data-print=hide]";
  for (const element of document.querySelectorAll(`body > header, body > footer, ${screenOnly}`)) {
    if (isShown(element) && element.getClientRects().length > 0) faults.push(`shown: ${name(element)}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    if (!isShown(link)) continue;
    const after = getComputedStyle(link, "::after");
    const isExternal = /^https?:/.test(link.getAttribute("href") ?? "");
    // A card that takes a payment has no address worth typing; a code or a caption carries its own.
    if (isExternal && link.dataset.print !== "bare") {
      if (!after.content.includes(link.getAttribute("href") ?? "")) faults.push(`no address: ${name(link)}`);
      if (after.position !== "static") faults.push(`address over the text: ${name(link)}`);
    }
  }
  for (const item of document.querySelectorAll("main :is(h1, h2, h3, li, article, tr)")) {
    if (Number(getComputedStyle(item).opacity) < 1) faults.push(`not there yet: ${name(item)}`);
    if (getComputedStyle(item).contentVisibility === "auto") faults.push(`skipped: ${name(item)}`);
  }
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) faults.push(`cut off by ${overflow}px`);
  return faults;
}

/** Whether text and paper have colours that suit print, in a browser that asks for the dark theme. */
function listDarkParts(): string[] {
  const lightness = (color: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  return [...document.querySelectorAll("html, body, main, main :is(h1, h2, h3, p, li, td, dd, article)")]
    .filter((element) => element.checkVisibility() && element.closest("[data-cover], svg") === null)
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return lightness(color) > 0.6 || lightness(backgroundColor) < 0.8;
    })
    .map((element) => `${element.localName} ${element.className} ${getComputedStyle(element).color}`);
}

async function expectReadableCodes(page: Page, path: string, count: number) {
  const labels = page.getByRole("main").locator("figure:has(figcaption)").filter({ visible: true });
  for (let index = 0; index < count; index += 1) {
    const typed = await labels.nth(index).locator("figcaption").textContent();
    const read = (await readQrCode(labels.nth(index)))?.replace(/^https?:\/\//, "");
    expect.soft(read, `code ${index + 1} of ${path}`).toBe(typed ?? "");
  }
}

for (const group of GROUPS) {
  const paths = group.map(({ path }) => path).join(", ");
  test(`${paths}: each prints what can be read on paper, and nothing that needs a screen`, async ({
    page,
  }) => {
    test.setTimeout(GROUP_MS);
    await page.setViewportSize(A4_AT_96_DPI);
    for (const { id, path } of group) {
      await test.step(path, async () => {
        await putOnPaper(page, path);
        await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
        expect.soft(await page.evaluate(listFaults), path).toEqual([]);
        expect.soft(await page.evaluate(listDarkParts), `dark on ${path}`).toEqual([]);
        await expectReadableCodes(page, path, CODE_COUNTS[id] ?? 0);
      });
    }
  });
}

async function countSheets(page: Page, path: string): Promise<number | undefined> {
  await page.goto(path);
  const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

test("no page takes more sheets of A4 than it needs", async ({ page }) => {
  test.setTimeout(GROUP_MS);
  // More sheets would mean a blank one, or cards in one narrow column.
  for (const [path, most] of [
    // The answers stand with the texts they rest on, which takes a second one.
    ["/resources/chatgpt", 2],
    ["/pt-br/resources/chatgpt", 2],
    ["/compare?ids=chatgpt,gemini,khanmigo", 3],
    ["/book-resources", 3],
    ["/pt-br/tools", 6],
    ["/library", 6],
    ["/pt-br", 7],
  ] as const) {
    expect.soft(await countSheets(page, path), `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});

test("every landing prints its lesson on one sheet of A4 and its example on a second", async ({
  browser,
}) => {
  test.setTimeout(2 * GROUP_MS);
  // What runs on a page changes nothing on paper.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of LANDINGS) expect.soft(await countSheets(page, path), `sheets of ${path}`).toBe(2);
  await context.close();
});
