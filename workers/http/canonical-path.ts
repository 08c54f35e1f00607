import { createMiddleware } from "hono/factory";
import { findPage } from "~/addresses/addresses";

/**
 * Other spellings, trailing slashes and upper case answer 301 to the canonical path and keep the query. The target
 * comes from the route table, so `//evil` cannot become a host.
 */
export const canonicalPath = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const page = findPage(pathname);
  if (page !== null && page.canonical !== pathname) {
    return c.redirect(page.canonical + search, 301);
  }
  return next();
});
