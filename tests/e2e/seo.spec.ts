import { expect, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "../../app/addresses/languages";
import { toHead } from "./head-of";

function pathIn(address: string): string {
  return new URL(address).pathname;
}

test("a visitor's own pages are kept out of search engines", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/pt-br/search", "/favourites"]) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    expect(toHead(html).isHidden, path).toBe(true);
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  expect((await request.get(pathIn(sitemap))).status()).toBe(200);
});

test("icons and manifests of every language are there", async ({ request }) => {
  const files = new Set<string>();
  for (const locale of LOCALES) {
    const path = toPath(locale === DEFAULT_LOCALE ? "about" : "chapter3-ex1", locale);
    const html = await (await request.get(path)).text();
    for (const [, icon = ""] of html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g))
      files.add(icon);
    const manifestPath = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const manifest = await (await request.get(manifestPath)).json();
    expect(manifest.lang).toBe(LANGUAGES[locale].tag);
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
  const listTypes = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.map((block) => JSON.parse(block)["@type"]);
  };
  for (const locale of LOCALES) {
    expect(await listTypes(toPath("home", locale))).toContain("WebSite");
    expect(await listTypes(toPath("about", locale))).toEqual(
      expect.arrayContaining(["Book", "BreadcrumbList"]),
    );
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
