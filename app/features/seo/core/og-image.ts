// Where the preview picture of a page is. The build draws them (app/page-parts/preview-pictures.server.ts).
import type { PathParams } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";

/** The pages with a picture of their own that shows the book, as the route table marks them. */
export const PICTURED_PAGES: readonly PageId[] = ROUTE_TABLE.filter(
  ({ picture }: PageRow) => picture === true,
).map(({ id }) => id);

const OWN = new Set<PageId>([...PICTURED_PAGES, ...PRINTED_PAGES.map(({ id }) => id)]);

/** The path of the picture of a resource. */
export function resourceImagePath(id: string, locale: Locale): string {
  return `/og/resources/${id.toLowerCase()}-${locale}.png`;
}

/** The path of a page's picture: its own, or that of the site. */
export function ogImagePath(pageId: PageId, locale: Locale, params: PathParams = {}): string {
  if (pageId === "resource" && params.id !== undefined) return resourceImagePath(params.id, locale);
  return `/og/${OWN.has(pageId) ? pageId : "home"}-${locale}.png`;
}
