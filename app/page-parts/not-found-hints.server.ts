import { data } from "@remix-run/cloudflare";
import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { BOOK_RESOURCES, findBookResource } from "~/content/book-resources/book-resources.server";
import { type CodePicker, toCodePicker } from "~/features/book-resources/core/code-picker";
import { findNearestPages, type KnownPage } from "~/features/shell/core/nearest-pages";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { localeOfRequest } from "./meta-of-page";

export interface NotFoundHints {
  readonly pages: readonly KnownPage[];
  /** null when the address does not look like a code of the book. */
  readonly picker: CodePicker | null;
}

function titleOf(pageId: string, locale: Locale): string | undefined {
  if (isTitledPage(pageId)) return pagesMessages[locale][pageId].title;
  return findBookResource(pageId)?.text[locale].title;
}

/** Every page that has one fixed address and is open to search engines, under its title. */
function listKnownPages(locale: Locale): KnownPage[] {
  return ROUTE_TABLE.flatMap((row: PageRow & { readonly id: (typeof ROUTE_TABLE)[number]["id"] }) => {
    const title = titleOf(row.id, locale);
    if (title === undefined || row.indexed === false || row.paths[locale][0].includes(":")) return [];
    return [{ href: pathOf(row.id, locale), title }];
  });
}

/**
 * What the 404 page offers for the address of a request: the likely pages and the nearest, or the codes of the book
 * where it looks like one.
 */
export function findHints(request: Request, likelyPages: readonly KnownPage[] = []): NotFoundHints {
  const locale = localeOfRequest(request);
  const { pathname } = new URL(request.url);
  const picker = toCodePicker(pathname, BOOK_RESOURCES, locale);
  if (picker !== null) return { picker, pages: [] };
  return { picker, pages: [...likelyPages, ...findNearestPages(pathname, listKnownPages(locale))] };
}

/** What a loader throws where there is no such page; for the boundary of page-error.tsx. */
export function notFound(hints: NotFoundHints) {
  return data(hints, { status: 404, headers: { "Cache-Control": "no-store" } });
}
