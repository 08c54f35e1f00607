// Where the code of an item is, and what it says.
import { type Locale, pathInLocale } from "~/addresses/languages";

/** Path of the svg file with the code of an item's short link. */
export function qrImagePath(id: string): string {
  return `/qr/${id}.svg`;
}

/** The absolute short link of an item, on the configured origin; it follows the language of the reader. */
export function shortLinkUrl(origin: string, id: string): string {
  return `${origin}/r/${id}`;
}

/** The short link on a handout: one printed in Portuguese leads to Portuguese, whatever a pupil's phone asks for. */
export function handoutLinkUrl(origin: string, id: string, locale: Locale): string {
  return origin + pathInLocale(`/r/${id}`, locale);
}

/** The address as a person types it: without the scheme. */
export function typedLink(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
