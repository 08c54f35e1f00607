// Canonical and hreflang links come from the route table and the configured origin, never from the Host header:
// a forged header must not put another site's address into a page.
import { type PathParams, toPath } from "~/addresses/addresses";
import {
  completeLocale,
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
  otherLocales,
} from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { PREVIEW_SIZE } from "~/features/previews/core/preview-svg";

// Where the preview picture of a page is. The build draws them (app/page-parts/preview-pictures.server.ts).
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
  const drawn = completeLocale(locale);
  if (pageId === "resource" && params.id !== undefined) return resourceImagePath(params.id, drawn);
  return `/og/${OWN.has(pageId) ? pageId : "home"}-${drawn}.png`;
}

const SITE_NAME = "AI Teacher Pro";

interface PageMetaInput {
  readonly origin: string;
  readonly locale: Locale;
  readonly pageId: PageId;
  readonly params?: PathParams;
  readonly title: string;
  readonly description: string;
  /** Path of the Open Graph image, where it is not the one of the page. */
  readonly image?: string;
  readonly indexed?: boolean;
}

/** One line of a page's head. */
type HeadLine =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: "link"; readonly rel: string; readonly href: string; readonly hrefLang?: string };

/** Title, description, canonical, hreflang and Open Graph descriptors of one page in one language. */
export function pageMeta(page: PageMetaInput): HeadLine[] {
  const { origin, locale, pageId, params, description } = page;
  const address = (of: Locale) => origin + toPath(pageId, of, params);
  const title = page.title === SITE_NAME ? SITE_NAME : `${page.title} · ${SITE_NAME}`;
  const image = page.image ?? ogImagePath(pageId, locale, params);
  return [
    { title },
    { name: "description", content: description },
    ...(page.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...LOCALES.map((of) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: LANGUAGES[of].tag,
      href: address(of),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(DEFAULT_LOCALE) },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: address(locale) },
    { property: "og:locale", content: LANGUAGES[locale].tag.replace("-", "_") },
    ...otherLocales(locale).map((other) => ({
      property: "og:locale:alternate",
      content: LANGUAGES[other].tag.replace("-", "_"),
    })),
    { property: "og:image", content: origin + image },
    { property: "og:image:width", content: String(PREVIEW_SIZE.width) },
    { property: "og:image:height", content: String(PREVIEW_SIZE.height) },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
