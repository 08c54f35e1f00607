import { createMiddleware } from "hono/factory";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { qrSvg } from "~/features/qr/core/qr-svg";
import { normaliseLinkId } from "~/features/short-links/core/link-target";
import type { AppBindings } from "../create-app";
import { getConfig } from "../env";

/** faults.md, "Headers": an image that may stand on any page, and that runs nothing when opened by itself. */
const IMAGE_HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  // Not immutable: the origin in the code is configuration.
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/**
 * `GET /qr/{id}.svg`: the code of a catalogue item's or companion page's short link. An id nobody knows goes on
 * to the site's 404 page.
 */
export const qrImage = createMiddleware<AppBindings>(async (c, next) => {
  const id = normaliseLinkId((c.req.param("file") ?? "").replace(/\.svg$/, ""));
  if (id === null) return next();
  const { findShortLink } = await import("~/content/short-links.server");
  if (findShortLink(id) === null) return next();
  return c.body(qrSvg(shortLinkUrl(getConfig(c.env).siteOrigin, id)), 200, IMAGE_HEADERS);
});
