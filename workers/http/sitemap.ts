import type { Context } from "hono";
import { DEFAULT_LOCALE, LOCALES } from "~/addresses/languages";
import { LEGAL_MONTHS } from "~/content/legal/legal-document";
import { createReadDb } from "~/db/client.server";
import { type ArchivedWeek, listWeeks } from "~/features/digest/io/digest-store.server";
import {
  createSitemap,
  listIndexedPages,
  type SitemapEntry,
  sitemapEntry,
} from "~/features/seo/core/sitemap";
import { getConfig } from "../env";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";

/** Everything the build knows: pages, resources and companion pages, with the month of their content. */
async function listBuiltEntries(): Promise<SitemapEntry[]> {
  const [{ listResources }, { UNPLUGGED_LESSONS }] = await Promise.all([
    import("~/features/catalogue/io/catalogue.server"),
    import("~/content/unplugged/unplugged-lessons.server"),
  ]);
  const resources = listResources(DEFAULT_LOCALE);
  const lists = resources
    .map(({ addedMonth }) => addedMonth)
    .sort()
    .at(-1);
  const { privacy, terms, cookies } = LEGAL_MONTHS;
  return [
    ...listIndexedPages({
      ...(lists === undefined
        ? {}
        : { tools: lists, learn: lists, certifications: lists, library: lists, videos: lists }),
      ...{ privacy, terms, cookies },
    }),
    ...UNPLUGGED_LESSONS.map(({ id }) => sitemapEntry("unplugged-lesson", { id })),
    ...resources.map(({ id, addedMonth }) => sitemapEntry("resource", { id }, addedMonth)),
  ];
}

/** The weekly digests that have an issue in every language. */
async function listDigestEntries(d1: D1Database): Promise<SitemapEntry[]> {
  const db = createReadDb(d1);
  const lists = await Promise.all(LOCALES.map((locale) => listWeeks(db, locale)));
  const isIssue = ({ firstTitle }: ArchivedWeek) => firstTitle !== null;
  const [first = [], ...others] = lists.map((weeks) => weeks.filter(isIssue).map(({ week }) => week));
  return first
    .filter((week) => others.every((weeks) => weeks.includes(week)))
    .map((week) => sitemapEntry("digest-issue", { issue: week }));
}

/** `GET /sitemap.xml`. An hour of age does no harm; without the database the digests are left out. */
export async function sitemap(c: Context<AppBindings>): Promise<Response> {
  const digests = await listDigestEntries(c.env.DB).catch((error: unknown) => {
    createLog({ requestId: c.get("requestId") }).error("digests not listed", { error });
    return null;
  });
  const entries = [...(await listBuiltEntries()), ...(digests ?? [])];
  return c.body(createSitemap(getConfig(c.env).siteOrigin, entries), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": digests === null ? "no-store" : "public, max-age=3600",
  });
}
