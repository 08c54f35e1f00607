// Addresses that crawlers need not fetch: short links, payment links and calls, the pages about one visitor's own
// state, and the endless ways to filter the news. The archive's own pages lead to every article.

import { toPath } from "~/addresses/addresses";
import { LOCALES, pathInEveryLocale } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { cardLinksPath } from "~/features/donations/core/card-link";

/** The text of robots.txt; `origin` is the configured one. */
export function createRobots(origin: string): string {
  const own = ROUTE_TABLE.filter((row: PageRow) => row.indexed === false && row.guarded !== true);
  // A page with a part of its own in its path tells crawlers itself; for that they have to read it.
  const paths = own.flatMap((row) => LOCALES.map((locale) => row.paths[locale][0])).filter(isOneAddress);
  const looks = LOCALES.flatMap((locale) =>
    ["q", "source"].map((name) => `${toPath("news", locale)}?*${name}=`),
  );
  return [
    "User-agent: *",
    ...[...pathInEveryLocale("/r/"), "/api/", ...LOCALES.map(cardLinksPath), ...paths, ...looks].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

function isOneAddress(path: string): boolean {
  return !path.includes(":");
}
