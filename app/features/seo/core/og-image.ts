// The Open Graph images, one per main page and language. scripts/og-images.mjs makes them.
import type { Locale } from "~/addresses/languages";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";

/** The size that previews are cut to. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages with a picture of their own. */
export const OG_PAGES = [
  "home",
  "tools",
  "learn",
  "certifications",
  "library",
  "videos",
  "about",
  "book-resources",
  "hub",
  "news",
  "digest",
] as const satisfies readonly PageId[];

/** The pages that carry the list of the book's resources know its chapter filter. */
const COMPANION_PAGES = new Set(
  ROUTE_TABLE.filter((row: PageRow) => row.query?.includes("chapter")).map((row) => row.id),
);

/** The path of a page's picture: its own, that of the book's companion, or that of the site. */
export function ogImagePath(pageId: PageId, locale: Locale): string {
  const own = OG_PAGES.find((id) => id === pageId);
  return `/og/${own ?? (COMPANION_PAGES.has(pageId) ? "book-resources" : "home")}-${locale}.png`;
}
