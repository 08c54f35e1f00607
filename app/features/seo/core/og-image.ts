// The Open Graph images, one per main page and language. scripts/og-images.mjs makes them.
import type { Locale } from "~/addresses/languages";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";

/** The size to which services cut previews. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages with a picture of their own, as the route table marks them. */
export const PICTURED_PAGES: readonly PageId[] = ROUTE_TABLE.filter(
  ({ picture }: PageRow) => picture === true,
).map(({ id }) => id);

/** The pages that carry the list of the book's resources know its chapter filter. */
const COMPANION_PAGES = new Set(
  ROUTE_TABLE.filter((row: PageRow) => row.query?.includes("chapter")).map((row) => row.id),
);

/** The path of a page's picture: its own, that of the book's companion, or that of the site. */
export function ogImagePath(pageId: PageId, locale: Locale): string {
  const shown = COMPANION_PAGES.has(pageId) ? "book-resources" : "home";
  return `/og/${PICTURED_PAGES.includes(pageId) ? pageId : shown}-${locale}.png`;
}
