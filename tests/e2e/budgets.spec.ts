import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { LOCALES } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";

/** Bytes of a page as the edge sends it: brotli of everything, its styles included. */
async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { html, bytes };
}

/** Addresses of every script a page starts with: its module preloads and nothing else. */
function scriptsOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="late" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  return [...new Set(links)];
}

async function scriptBytes(request: APIRequestContext, html: string): Promise<number> {
  const sizes = scriptsOf(html).map(
    async (src) => gzipSync(await (await request.get(src)).body(), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** With a full list of news (tests/e2e/serve-site.mjs). The budget is 18 kB; this holds what is reached. */
const HOME_HTML = 17_200;
const HOME_SCRIPTS = 84_000;
/** React, what every page has, the islands of this one and what some of them share; what is reached, not the budget. */
const HOME_SCRIPT_FILES = 14;

for (const path of ["/", "/pt-br"]) {
  test(`P3, P5: ${path} stays within its bytes`, async ({ request }) => {
    const { html, bytes } = await readPage(request, path);
    expect(bytes, "HTML with its styles, brotli").toBeLessThanOrEqual(HOME_HTML);
    expect(await scriptBytes(request, html), "scripts, gzip").toBeLessThanOrEqual(HOME_SCRIPTS);
    expect(scriptsOf(html).length, "script files").toBeLessThanOrEqual(HOME_SCRIPT_FILES);
  });
}

test("P3: a landing of the book is at most 18 kB", async ({ request }) => {
  const landings = ROUTE_TABLE.filter(({ id }) => /^chapter\d/.test(id));
  expect(landings.length).toBeGreaterThan(10);
  for (const { paths } of landings) {
    for (const locale of LOCALES) {
      const [path] = paths[locale];
      expect((await readPage(request, path)).bytes, path).toBeLessThanOrEqual(18_000);
    }
  }
});

/** What is reached with 54 tools; the Portuguese page has longer words. */
const LIST_HTML = { "/tools": 18_000, "/pt-br/tools": 19_000, "/library": 18_000, "/pt-br/library": 18_000 };

for (const [path, most] of Object.entries(LIST_HTML)) {
  test(`P3: ${path} sends its list once and has one island for its filter and one for its cards`, async ({
    request,
  }) => {
    const { html, bytes } = await readPage(request, path);
    expect(bytes).toBeLessThanOrEqual(most);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const islands = [...main.matchAll(/data-island="([^"]+)" data-props="([^"]*)"/g)];
    expect(islands.map(([, name]) => name)).toEqual(["resource-list", "card-controls"]);
    for (const [, name, props = ""] of islands) expect(props.length, name).toBeLessThan(2000);
  });
}

test("P5: the one inline script is at most 2 kB", async ({ request }) => {
  const { html } = await readPage(request, "/about");
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).toContain("localStorage");
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(2000);
});

test("P7: no page has more than 9 kB of styles", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
  // All items have one page, and so have all chapters.
  const paths = new Set(pages.filter((path) => !/\/resources\/./.test(path)).concat("/resources/chatgpt"));
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths) {
    const { html } = await readPage(request, path);
    const [, sheet = ""] = /<style data-sheet="">([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(sheet.length, path).toBeGreaterThan(1000);
    expect(gzipSync(sheet, { level: 9 }).length, path).toBeLessThanOrEqual(9000);
  }
});
