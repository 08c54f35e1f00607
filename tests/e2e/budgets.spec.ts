import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { LOCALES, type Locale, pathInLocale } from "../../app/addresses/languages";
import { PRINTED_PAGES } from "../../app/addresses/printed-codes";
import { type PageId, ROUTE_TABLE } from "../../app/addresses/route-table";
import { OLD_ISSUE } from "./old-news.mjs";

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
  const quality = [5, 9].find((hurried) => brotli(html, hurried) <= budget) ?? 11;
  return { html, bytes: brotli(html, quality) };
}

/** 97, 95 and 95 in a hundred of 20, 26 and 18 kB, which leaves room for what comes next. */
const BUDGET_LIST = 19_400;
const BUDGET_RULES = 24_700;
const BUDGET_OTHERS = 17_100;
/** The text of 34 prompts is a third of it, and each brings 200 bytes more. */
const BUDGET_PROMPTS = 20_300;
/** The time for many pages on a busy machine. */
const PAGES_MS = 120_000;

interface Weight {
  readonly most: number;
  /** Its addresses where the one of the table is not enough: queries, or the value of its path. */
  readonly query?: string | readonly string[];
  readonly value?: string;
  /** Text that has to be in it, where a wrong query would leave it out. */
  readonly shows?: string;
}

const LIST: Weight = { most: BUDGET_LIST };
const OTHER: Weight = { most: BUDGET_OTHERS };
const MEETING = "?lesson=next-word&rule=uk-dfe-genai&sheet=next-word-flaw";
const BY_MAIL: Weight = { ...OTHER, query: "?token=none" };
const THREE = "?ids=chatgpt,gemini,khanmigo";

/**
 * Pages that are a list or have an address that needs more. A landing of a printed code may be as heavy as a list; every
 * other page has the budget of the others.
 */
const WEIGHTS: Partial<Readonly<Record<PageId, Weight>>> = {
  home: LIST,
  tools: LIST,
  learn: LIST,
  library: LIST,
  "book-resources": LIST,
  prompts: { most: BUDGET_PROMPTS },
  rules: { most: BUDGET_RULES },
  platforms: LIST,
  "planning-toolkit": LIST,
  "digest-issue": { ...OTHER, value: OLD_ISSUE },
  search: { ...OTHER, query: "?q=quiz" },
  favourites: { ...OTHER, query: [THREE, `${THREE}&view=compare`, `${THREE}&view=sheet`] },
  resource: { ...OTHER, value: "chatgpt" },
  donate: { ...OTHER, query: "?amount=100" },
  "unplugged-lesson": { ...OTHER, value: "people-tree" },
  sheet: { ...OTHER, value: "chapter3-ex1-flaw" },
  "staff-meeting": { ...OTHER, query: MEETING },
  "newsletter-confirm": BY_MAIL,
  "newsletter-unsubscribe": BY_MAIL,
  "newsletter-refuse": BY_MAIL,
  "newsletter-record": BY_MAIL,
  "code-target": { most: OTHER.most, value: "chapter3-ex1" },
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
    test.setTimeout(PAGES_MS);
    const article = await findArticle(request, locale);
    for (const { id, paths } of ROUTE_TABLE.filter((row) => !("guarded" in row))) {
      const weight = WEIGHTS[id] ?? (LANDINGS.has(id) ? LIST : OTHER);
      const { most, query = "", value = article, shows = "</main>" } = weight;
      for (const search of [query].flat()) {
        const path = paths[locale][0].replace(/:\w+/, value) + search;
        const { html, bytes } = await readPage(request, path, most);
        expect.soft(html.includes(shows), `${shows} of ${path}`).toBe(true);
        expect.soft(bytes, path).toBeLessThanOrEqual(most);
      }
    }
  });
}

const CARD_LIST = ["card-controls", "resource-list"];

/** Lists with the islands of each. */
const LISTS: readonly {
  readonly path: string;
  readonly islands: readonly string[];
}[] = [
  { path: "/tools", islands: CARD_LIST },
  { path: "/pt-br/tools", islands: CARD_LIST },
  { path: "/library", islands: CARD_LIST },
  { path: "/pt-br/library", islands: CARD_LIST },
  { path: "/learn", islands: ["card-controls", "course-list"] },
  { path: "/pt-br/learn", islands: ["card-controls", "course-list"] },
  { path: "/rules", islands: ["print-button", "rule-filters"] },
  { path: "/pt-br/regras", islands: ["print-button", "rule-filters"] },
  { path: "/book-resources", islands: ["keep-lessons", "book-resource-list"] },
  { path: "/pt-br/book-resources", islands: ["keep-lessons", "book-resource-list"] },
  { path: "/prompts", islands: ["prompt-list"] },
  { path: "/pt-br/prompts", islands: ["prompt-list"] },
];

test("P3: every list is sent once, and no island has it as data", async ({ request }) => {
  for (const { path, islands: expected } of LISTS) {
    const html = await readHtml(request, path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const islands = [...main.matchAll(/data-island="([^"]+)"(?: data-props="([^"]*)")?/g)];
    expect
      .soft(
        islands.map(([, name]) => name),
        path,
      )
      .toEqual(expected);
    for (const [, name, props = ""] of islands)
      expect.soft(props.length, `${name} of ${path}`).toBeLessThan(2000);
  }
});

test("P5: the one inline script is at most 1.75 kB, 1.98 where prompts are copied, and has what the page asks for", async ({
  request,
}) => {
  const toScript = async (path: string) =>
    /<script>([\s\S]*?)<\/script>/.exec(await readHtml(request, path))?.[1] ?? "";
  for (const path of ["/about", "/tools", "/prompts", "/platforms"]) {
    const script = await toScript(path);
    expect(script, path).toContain("localStorage");
    const copies = /\/(?:prompts|platforms)$/.test(path);
    expect(gzipSync(script, { level: 9 }).length, path).toBeLessThanOrEqual(copies ? 1980 : 1750);
    expect(script.includes("clipboard"), path).toBe(copies);
  }
});

test("P7: no page has more than 9 kB of styles", async ({ request }) => {
  test.setTimeout(PAGES_MS);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
  // All items have one page, and so have all chapters.
  const isOfMany = (path: string) => /\/(?:resources|unplugged|sem-computador)\/./.test(path);
  const ofEach = ["/resources/chatgpt", "/unplugged/next-word", "/sheets/chapter3-ex1"];
  const paths = new Set(pages.filter((path) => !isOfMany(path)).concat(ofEach));
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths) {
    const [, sheet = ""] =
      /<style data-sheet="">([\s\S]*?)<\/style>/.exec(await readHtml(request, path)) ?? [];
    expect(sheet.length, path).toBeGreaterThan(1000);
    expect(gzipSync(sheet, { level: 9 }).length, path).toBeLessThanOrEqual(8550);
  }
});
