// Canonical and hreflang links come from the route table and the configured origin, never from the Host header:
// a forged header must not put another site's address into a page.
import { type PathParams, pathOf } from "~/addresses/addresses";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, otherLocales } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { PREVIEW_SIZE } from "~/features/previews/core/preview-svg";
import { ogImagePath } from "./og-image";

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
  const address = (of: Locale) => origin + pathOf(pageId, of, params);
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
