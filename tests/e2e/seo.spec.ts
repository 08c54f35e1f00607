import { type APIRequestContext, expect, test } from "@playwright/test";

interface SitemapUrl {
  readonly address: string;
  readonly alternates: Readonly<Record<string, string>>;
}

const AT_ONCE = 4;

function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** What the head of a page says about itself and its twins, and its status. */
async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0, maxRetries: 2 });
  const html = await answer.text();
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
  return {
    path,
    status: answer.status(),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(links.map(([, language, href]) => [language, href])),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
  };
}

test("every address of the sitemap answers, is canonical, and names the same twins as its page", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("xml");
  const urls = await page.evaluate(
    (xml): SitemapUrl[] => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      if (document.querySelector("parsererror") !== null) throw new Error("the sitemap does not parse");
      return [...document.querySelectorAll("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        alternates: Object.fromEntries(
          [...url.getElementsByTagName("xhtml:link")].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
      }));
    },
    await answer.text(),
  );

  // 54 tools and the rest of the catalogue, the pages of the book and of the site, in both languages.
  expect(urls.length).toBeGreaterThan(400);
  expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length);
  const byAddress = new Map(urls.map((url) => [url.address, url]));
  for (const { address, alternates } of urls) {
    expect(Object.keys(alternates).sort()).toEqual(["en", "pt-BR", "x-default"]);
    expect(Object.values(alternates)).toContain(address);
    for (const twin of Object.values(alternates)) {
      expect(byAddress.get(twin)?.alternates, twin).toEqual(alternates);
    }
  }
  const waiting = [...urls];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        expect(await readPage(request, pathOf(url.address))).toEqual({
          path: pathOf(url.address),
          status: 200,
          canonical: url.address,
          alternates: url.alternates,
          isHidden: false,
        });
      }
    }),
  );
});

test("a visitor's own pages are kept out of search engines", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/kit", "/pt-br/search", "/favourites"]) {
    expect((await readPage(request, path)).isHidden, path).toBe(true);
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  expect((await request.get(pathOf(sitemap))).status()).toBe(200);
});

test("previews, icons and manifests of both languages are there", async ({ request }) => {
  const files = new Set<string>();
  for (const [path, lang] of [
    ["/about", "en"],
    ["/pt-br/chapter3-ex1", "pt-BR"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image, path).toMatch(/^https?:\/\/.+\.png$/);
    files.add(pathOf(image));
    for (const [, icon = ""] of html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g))
      files.add(icon);
    const manifestPath = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const manifest = await (await request.get(manifestPath)).json();
    expect(manifest.lang).toBe(lang);
    for (const { src } of manifest.icons) files.add(src);
    for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    }
  }
  for (const file of files) {
    const answer = await request.get(file);
    expect([answer.status(), answer.headers()["content-type"]?.split("/")[0]], file).toEqual([200, "image"]);
  }
});

test("structured data of home and about parses and names the site and the book", async ({ page }) => {
  const typesOf = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.map((block) => JSON.parse(block)["@type"]);
  };
  for (const prefix of ["", "/pt-br"]) {
    expect(await typesOf(prefix || "/")).toContain("WebSite");
    expect(await typesOf(`${prefix}/about`)).toEqual(expect.arrayContaining(["Book", "BreadcrumbList"]));
  }
});

test("who finds a weakness finds where to report it", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (mailto:|https?:\/\/)/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});
