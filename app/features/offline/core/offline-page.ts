// The pages that a device caches for reading without a network, and the page that it shows in place of any other.

import { findPage } from "~/addresses/addresses";
import { LANGUAGES, localeOfPath } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { offlineMessages } from "~/i18n/messages/offline";
import { escapeHtml } from "~/lib/escape-html";

const KEPT = new Set(
  ROUTE_TABLE.filter((row: PageRow) => row.offline === true).map(({ id }) => id as string),
);

/** Prefix of the cache of pages and their files. The cookie page names it. */
export const OFFLINE_STORE_PREFIX = "kept-";

/**
 * The parameter holds words that a visitor typed, often the name of a class. Other people who use the browser need
 * not find them.
 */
const TYPED_PARAMETER = "title";

/** True for a page that is cached when it is visited, also under a former address, which leads to it. */
export function isCachedOffline({ pathname, searchParams }: URL): boolean {
  const page = findPage(pathname);
  return page !== null && KEPT.has(page.pageId) && !searchParams.has(TYPED_PARAMETER);
}

/** Headers of the page below: it loads nothing, and nothing may frame it. */
export const OFFLINE_PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const;

export interface CachedPage {
  /** Path and query of the page. */
  readonly address: string;
  readonly title: string;
}

/**
 * A page of its own, without any other file, in the language of the address. It lists the cached pages and offers a
 * retry.
 */
export function offlinePage(pathname: string, kept: readonly CachedPage[]): string {
  const locale = localeOfPath(pathname);
  const text = offlineMessages[locale];
  const links = kept.map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title></head><body><main><h1>${text.title}</h1><p>${kept.length === 0 ? text.none : text.text}</p><ul>${links.join("")}</ul><p><a href="">${text.retry}</a></p></main></body></html>`;
}
