// The sitemap derives from the route table. Each address names its twin in the other language.

import { type PathParams, toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE, forEachLocale, LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { escapeHtml } from "~/lib/escape-html";

export interface SitemapEntry {
  readonly paths: Readonly<Record<Locale, string>>;
  /** YYYY-MM of the last change of the content; null where it is not known. */
  readonly changedMonth: string | null;
}

/** The indexed pages that have one address each. Pages of resources and issues are listed with what they show. */
export function listIndexedPages(changedMonths: Partial<Readonly<Record<PageId, string>>>): SitemapEntry[] {
  return ROUTE_TABLE.filter(
    (row: PageRow) => row.indexed !== false && !row.paths[DEFAULT_LOCALE][0].includes(":"),
  ).map(({ id }) => sitemapEntry(id, {}, changedMonths[id]));
}

/** One page in every language. */
export function sitemapEntry(
  pageId: PageId,
  params: PathParams,
  changedMonth: string | null = null,
): SitemapEntry {
  return {
    paths: forEachLocale((locale) => toPath(pageId, locale, params)),
    changedMonth,
  };
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
}

/** The sitemap of sitemaps.org with language alternates; `origin` is the configured one. */
export function createSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ paths, changedMonth }) => {
    const alternates = [
      ...LOCALES.map((locale) => alternate(LANGUAGES[locale].tag, origin + paths[locale])),
      alternate("x-default", origin + paths[DEFAULT_LOCALE]),
    ].join("");
    // The schema of sitemaps wants a day. Only the month is known, so the first of the month stands for it.
    const lastmod = changedMonth === null ? "" : `<lastmod>${changedMonth}-01</lastmod>`;
    return LOCALES.map(
      (locale) => `<url><loc>${escapeHtml(origin + paths[locale])}</loc>${lastmod}${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
