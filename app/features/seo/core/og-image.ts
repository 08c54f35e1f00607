// The Open Graph images, one per main page and language. scripts/og-images.mjs makes them.
import type { Locale } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";

/** The size to which services cut previews. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages with a picture of their own, as the route table marks them. */
export const PICTURED_PAGES: readonly PageId[] = ROUTE_TABLE.filter(
  ({ picture }: PageRow) => picture === true,
).map(({ id }) => id);

/** The pages of printed codes carry the list of the book's resources. */
const PRINTED = new Set<PageId>(PRINTED_PAGES.map(({ id }) => id));

/** The path of a page's picture: its own, that of the book's companion, or that of the site. */
export function ogImagePath(pageId: PageId, locale: Locale): string {
  const shown = PRINTED.has(pageId) ? "book-resources" : "home";
  return `/og/${PICTURED_PAGES.includes(pageId) ? pageId : shown}-${locale}.png`;
}
