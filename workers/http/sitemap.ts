import type { Context } from "hono";
import {
  createSitemap,
  listIndexedPages,
  resourceEntry,
  type SitemapEntry,
} from "~/features/seo/core/sitemap";
import type { AppBindings } from "../create-app";
import { getConfig } from "../env";

/** Everything the build knows: pages, resources and companion pages, with the month of their content. */
async function listEntries(): Promise<SitemapEntry[]> {
  const [{ listResources }, { createPrivacy }, { createTerms }, { createCookies }] = await Promise.all([
    import("~/content/catalogue.server"),
    import("~/content/legal/privacy.server"),
    import("~/content/legal/terms.server"),
    import("~/content/legal/cookies.server"),
  ]);
  const resources = listResources("en");
  const checked = resources.map((resource) => resource.checkedMonth).sort();
  const lists = checked.at(-1);
  const facts = { contactEmail: null, mailProvider: null, hasBotCheck: false };
  return [
    ...listIndexedPages({
      ...(lists === undefined
        ? {}
        : { tools: lists, learn: lists, certifications: lists, library: lists, videos: lists }),
      privacy: createPrivacy("en", facts).lastChangedMonth,
      terms: createTerms("en", facts).lastChangedMonth,
      cookies: createCookies("en", facts).lastChangedMonth,
    }),
    ...resources.map((resource) => resourceEntry(resource.id, resource.checkedMonth)),
  ];
}

/** `GET /sitemap.xml`. It changes with a deploy only, so an hour of age does no harm. */
export async function sitemap(c: Context<AppBindings>): Promise<Response> {
  return c.body(createSitemap(getConfig(c.env).siteOrigin, await listEntries()), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
}
