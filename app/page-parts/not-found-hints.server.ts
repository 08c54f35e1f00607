import { data } from "@remix-run/cloudflare";
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { BOOK_RESOURCES, findBookResource } from "~/content/book-resources/book-resources.server";
import { type CodePicker, toCodePicker } from "~/features/book-resources/core/code-picker";
import { type FindablePage, type KnownPage, listNearestPages } from "~/features/shell/core/nearest-pages";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { localeOfRequest } from "./locale-of-request";

export interface NotFoundHints {
  readonly pages: readonly KnownPage[];
  /** null when the address does not look like a code of the book. */
  readonly picker: CodePicker | null;
}

function toText(pageId: string, locale: Locale): Omit<FindablePage, "href"> | undefined {
  if (isTitledPage(pageId)) return pagesMessages[locale][pageId];
  return findBookResource(pageId)?.text[locale];
}

/** Every page that has one fixed address and that people look for. The 404 page leads to the home page anyway. */
function listKnownPages(locale: Locale): FindablePage[] {
  return ROUTE_TABLE.flatMap((row: PageRow & { readonly id: (typeof ROUTE_TABLE)[number]["id"] }) => {
    const text = toText(row.id, locale);
    const isLookedFor = row.id !== "home" && (row.found === true || row.indexed !== false);
    if (text === undefined || !isLookedFor || row.paths[locale][0].includes(":")) return [];
    return [{ href: toPath(row.id, locale), title: text.title, description: text.description }];
  });
}

/**
 * Hints of the 404 page for the address of a request: the codes of the book where it looks like one, else the likely
 * pages, else the nearest.
 */
export function getHints(request: Request, likelyPages: readonly KnownPage[] = []): NotFoundHints {
  const locale = localeOfRequest(request);
  const { pathname } = new URL(request.url);
  const picker = toCodePicker(pathname, BOOK_RESOURCES, locale);
  if (picker !== null) return { picker, pages: [] };
  if (likelyPages.length > 0) return { picker, pages: likelyPages };
  const nearest = listNearestPages(pathname, listKnownPages(locale)).map(({ href, title }) => ({
    href,
    title,
  }));
  return { picker, pages: nearest };
}

/** The 404 that a loader throws where there is no such page; for the boundary of page-error.tsx. */
export function notFound(hints: NotFoundHints) {
  return data(hints, { status: 404, headers: { "Cache-Control": "no-store" } });
}
