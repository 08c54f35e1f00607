import { createMiddleware } from "hono/factory";
import { localeOfPath } from "~/addresses/languages";
import { toResourcePage } from "~/features/catalogue/core/resource-page";
import type { AppBindings } from "./app-bindings";

/**
 * `GET /resources/{id}.json`, in the language of the path: what the detail drawer adds to the card. An id nobody
 * knows goes on to the site's 404 page.
 */
export const resourceJson = createMiddleware<AppBindings>(async (c, next) => {
  const { findResource, listResources } = await import("~/features/catalogue/io/catalogue.server");
  const { lawLinesOf } = await import("~/features/catalogue/io/tool-laws.server");
  const locale = localeOfPath(c.req.path);
  const resource = findResource((c.req.param("file") ?? "").replace(/\.json$/, ""), locale);
  if (resource === null) return next();
  c.header("Cache-Control", "public, max-age=300, stale-while-revalidate=86400");
  return c.json(toResourcePage(resource, listResources(locale), lawLinesOf(resource, locale)));
});
