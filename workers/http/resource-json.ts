import { createMiddleware } from "hono/factory";
import { localeOfPath } from "~/addresses/languages";
import type { AppBindings } from "./app-bindings";

/**
 * `GET /resources/{id}.json`, in the language of the path: what the detail drawer adds to the card. An id nobody
 * knows goes on to the site's 404 page.
 */
export const resourceJson = createMiddleware<AppBindings>(async (c, next) => {
  const { findResource } = await import("~/features/catalogue/io/catalogue.server");
  const { loadResourcePage } = await import("~/features/catalogue/io/resource-page.server");
  const locale = localeOfPath(c.req.path);
  const resource = findResource((c.req.param("file") ?? "").replace(/\.json$/, ""), locale);
  if (resource === null) return next();
  c.header("Cache-Control", "public, max-age=300, stale-while-revalidate=86400");
  return c.json(loadResourcePage(resource, locale));
});
