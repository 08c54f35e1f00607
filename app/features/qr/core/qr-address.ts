// The address of an item's code, and the link in it.
import { type Locale, pathInLocale } from "~/addresses/languages";

/** Path of the svg file with the code of an item's short link. */
export function qrImagePath(id: string, locale: Locale): string {
  return pathInLocale(`/qr/${id}.svg`, locale);
}

/**
 * The absolute short link of an item, on the configured origin. A link from a Portuguese page leads to Portuguese, even
 * on a phone that asks for another language.
 */
export function shortLinkUrl(origin: string, id: string, locale: Locale): string {
  return origin + pathInLocale(`/r/${id}`, locale);
}

/** The address as a person types it: without the scheme. */
export function typedLink(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
