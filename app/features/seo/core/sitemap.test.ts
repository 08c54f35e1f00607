import { expect, test } from "vitest";
import { createSitemap, listIndexedPages, sitemapEntry } from "./sitemap";

test("pages of the book and of the site are listed by their canonical paths; a visitor's own pages are not", () => {
  const pages = listIndexedPages({ privacy: "2026-11" });
  expect(pages).toContainEqual({
    paths: { en: "/chapter3_ex1", "pt-br": "/pt-br/chapter3-ex1" },
    changedMonth: null,
  });
  expect(pages).toContainEqual({
    paths: { en: "/privacy", "pt-br": "/pt-br/privacy" },
    changedMonth: "2026-11",
  });
  const paths = pages.map((page) => page.paths.en);
  for (const own of ["/search", "/favourites", "/newsletter", "/newsletter/confirm"]) {
    expect(paths).not.toContain(own);
  }
  expect(paths.join()).not.toContain(":");
});

test("each address of a pair is listed with both languages and a default", () => {
  const xml = createSitemap("https://site.example", [sitemapEntry("resource", { id: "a&b" }, "2026-11")]);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://site.example/resources/a%26b",
    "<loc>https://site.example/pt-br/resources/a%26b",
  ]);
  expect(xml.match(/hreflang="[^"]+"/g)).toEqual([
    ...['hreflang="en"', 'hreflang="pt-BR"', 'hreflang="x-default"'],
    ...['hreflang="en"', 'hreflang="pt-BR"', 'hreflang="x-default"'],
  ]);
  expect(xml.match(/<lastmod>2026-11-01<\/lastmod>/g)).toHaveLength(2);
});
