import { createMiddleware } from "hono/factory";
import { localeOfPath } from "~/addresses/languages";
import { handoutLinkUrl } from "~/features/qr/core/qr-address";
import { qrSvg } from "~/features/qr/core/qr-svg";
import { normaliseLinkId } from "~/features/short-links/core/short-link-path";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** An image that may stand on any page, and that runs nothing when opened by itself. */
const IMAGE_HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  // Not immutable: the origin in the code is configuration.
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/**
 * `GET /qr/{id}.svg`: the code of a catalogue item's or companion page's short link; under `/pt-br` that of the link
 * which always leads to Portuguese. An id nobody knows goes on to the site's 404 page.
 */
export const qrImage = createMiddleware<AppBindings>(async (c, next) => {
  const id = normaliseLinkId((c.req.param("file") ?? "").replace(/\.svg$/, ""));
  if (id === null) return next();
  const { findShortLink } = await import("~/features/short-links/io/built-in-links.server");
  if (findShortLink(id) === null) return next();
  const locale = localeOfPath(new URL(c.req.url).pathname);
  return c.body(qrSvg(handoutLinkUrl(getConfig(c.env).siteOrigin, id, locale)), 200, IMAGE_HEADERS);
});
