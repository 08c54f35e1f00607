// What crawlers need not fetch: short links and calls, and the pages about one visitor's own state.
import { LOCALES } from "~/i18n/locale";
import { type PageRow, ROUTE_TABLE } from "~/route-table";

/** The text of robots.txt; `origin` is the configured one. */
export function createRobots(origin: string): string {
  const own = ROUTE_TABLE.filter((row: PageRow) => row.indexed === false);
  const paths = own.flatMap((row) => LOCALES.map((locale) => row.paths[locale][0]));
  return [
    "User-agent: *",
    ...["/r/", "/pt-br/r/", "/api/", ...paths].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
