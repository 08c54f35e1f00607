// What crawlers need not fetch: short links, payment links and calls, the pages about one visitor's own state, and the
// endlessly many ways to look into the news, whose articles the archive's own pages lead to.
import { cardLinksPath } from "~/features/donations/core/card-link";
import { LOCALES } from "~/i18n/locale";
import { pathOf } from "~/i18n/localised-path";
import { type PageRow, ROUTE_TABLE } from "~/route-table";

/** The text of robots.txt; `origin` is the configured one. */
export function createRobots(origin: string): string {
  const own = ROUTE_TABLE.filter((row: PageRow) => row.indexed === false);
  const paths = own.flatMap((row) => LOCALES.map((locale) => row.paths[locale][0]));
  const looks = LOCALES.flatMap((locale) =>
    ["q", "source"].map((name) => `${pathOf("news", locale)}?*${name}=`),
  );
  return [
    "User-agent: *",
    ...["/r/", "/pt-br/r/", "/api/", ...LOCALES.map(cardLinksPath), ...paths, ...looks].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
