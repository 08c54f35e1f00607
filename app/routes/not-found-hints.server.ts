import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { type CodePicker, toCodePicker } from "~/features/book-resources/core/code-picker";
import { findNearestPages, type KnownPage } from "~/features/shell/core/nearest-pages";
import type { Locale } from "~/i18n/locale";
import { pathOf } from "~/i18n/localised-path";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { type PageRow, ROUTE_TABLE } from "~/route-table";

export interface NotFoundHints {
  readonly pages: readonly KnownPage[];
  /** null when the address does not look like a code of the book. */
  readonly picker: CodePicker | null;
}

function titleOf(pageId: string, locale: Locale): string | undefined {
  if (isTitledPage(pageId)) return pagesMessages[locale][pageId].title;
  return BOOK_RESOURCES.find((resource) => resource.id === pageId)?.text[locale].title;
}

/** Every page that has one fixed address and is open to search engines, under its title. */
function listKnownPages(locale: Locale): KnownPage[] {
  return ROUTE_TABLE.flatMap((row: PageRow & { readonly id: (typeof ROUTE_TABLE)[number]["id"] }) => {
    const title = titleOf(row.id, locale);
    if (title === undefined || row.indexed === false || row.paths[locale][0].includes(":")) return [];
    return [{ href: pathOf(row.id, locale), title }];
  });
}

/** What the 404 page offers for an address: the nearest pages, or the codes of the book where it looks like one. */
export function findHints(pathname: string, locale: Locale): NotFoundHints {
  const picker = toCodePicker(pathname, BOOK_RESOURCES, locale);
  return { picker, pages: picker === null ? findNearestPages(pathname, listKnownPages(locale)) : [] };
}
