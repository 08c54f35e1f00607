import { createMiddleware } from "hono/factory";
import { localeOfPath } from "~/addresses/languages";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { qrSvg } from "~/features/qr/core/qr-svg";
import { normaliseLinkId } from "~/features/short-links/core/short-link-path";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** Headers of an image that any page may show, and that runs nothing when it is opened by itself. */
const IMAGE_HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  // It is not immutable, because the origin in the code is configuration.
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/**
 * `GET /qr/{id}.svg`: the code of the short link of a catalogue item or companion page. Under the prefix of a
 * language, the link always leads to that language. For an id nobody knows, the site's 404 page answers.
 */
export const qrImage = createMiddleware<AppBindings>(async (c, next) => {
  const id = normaliseLinkId((c.req.param("file") ?? "").replace(/\.svg$/, ""));
  if (id === null) return next();
  const { findShortLink } = await import("~/features/short-links/io/built-in-links.server");
  if (findShortLink(id) === null) return next();
  const locale = localeOfPath(new URL(c.req.url).pathname);
  return c.body(qrSvg(shortLinkUrl(getConfig(c.env).siteOrigin, id, locale)), 200, IMAGE_HEADERS);
});
