// The preview picture of every page that has one of its own. The build draws them (scripts/draw-previews.mjs), so that
// neither React's renderer for text nor the drawing is in the Worker.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LOCALES, type Locale } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import type { PageId } from "~/addresses/route-table";
import { BOOK_EDITIONS } from "~/content/book-editions";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import type { Resource } from "~/features/catalogue/core/resource";
import { CATEGORY_HUE, resourceFace } from "~/features/catalogue/core/resource-face";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { type Measures, type Preview, previewSvg } from "~/features/previews/core/preview-svg";
import { ogImagePath, PICTURED_PAGES, resourceImagePath } from "~/features/seo/core/page-meta";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { LogoMark } from "~/ui/logo-mark";
import { BookCover } from "./edition-cover";

interface PreviewPicture {
  /** Where the page names it. */
  readonly path: string;
  readonly svg: string;
}

function toSite(locale: Locale) {
  return {
    siteTitle: shellMessages[locale].siteTitle,
    mark: renderToStaticMarkup(createElement(LogoMark)),
  };
}

function drawCover(locale: Locale): string {
  const { cover: edition, titleLines } = BOOK_EDITIONS[locale];
  return renderToStaticMarkup(createElement(BookCover, { label: "", titleLines, edition, author: null }));
}

function ofPage(pageId: PageId, locale: Locale): Preview | null {
  if (!isTitledPage(pageId)) return null;
  const { title, description } = pagesMessages[locale][pageId];
  return {
    ...toSite(locale),
    kind: null,
    title: pageId === "home" ? shellMessages[locale].tagline : title,
    description,
    hue: "--brand",
    shows: { cover: drawCover(locale) },
  };
}

function ofPrintedCode(id: string, locale: Locale): Preview | null {
  const resource = findBookResource(id);
  if (resource === null) return null;
  const { chapters, categories } = bookLabelMessages[locale];
  const { title, description } = resource.text[locale];
  return {
    ...toSite(locale),
    kind: `${chapters[resource.chapter]} · ${categories[resource.category]}`,
    title,
    description,
    hue: "--brand",
    shows: { shape: "corner", words: resource.id },
  };
}

function ofResource(resource: Resource, locale: Locale): Preview {
  const { category, title, description } = resource;
  return {
    ...toSite(locale),
    kind: catalogueMessages[locale].categories[category],
    title,
    description,
    hue: `--cat-${CATEGORY_HUE[category]}-text`,
    shows: resourceFace(resource),
  };
}

/** Every picture as SVG, with the path at which pages name it. */
export function listPreviewPictures(measures: Measures): PreviewPicture[] {
  return LOCALES.flatMap((locale) => [
    ...PICTURED_PAGES.map((id) => ({ path: ogImagePath(id, locale), preview: ofPage(id, locale) })),
    ...PRINTED_PAGES.map(({ id }) => ({
      path: ogImagePath(id, locale),
      preview: ofPrintedCode(id, locale),
    })),
    ...listResources(locale).map((resource) => ({
      path: resourceImagePath(resource.id, locale),
      preview: ofResource(resource, locale),
    })),
  ]).flatMap(({ path, preview }) => (preview === null ? [] : [{ path, svg: previewSvg(preview, measures) }]));
}
