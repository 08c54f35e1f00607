import type { RouteConfig } from "@remix-run/route-config";
import { LOCALES } from "./addresses/languages";
import { type PageRow, ROUTE_TABLE } from "./addresses/route-table";

/** Expands the route table into one Remix route per page and locale; a last one answers 404 for the rest. */
export default [
  ...ROUTE_TABLE.flatMap((row: PageRow) =>
    LOCALES.map((locale) => {
      const path = row.paths[locale][0].slice(1);
      return {
        id: `${row.id}.${locale}`,
        file: `routes/${typeof row.module === "string" ? row.module : row.module[locale]}`,
        ...(path === "" ? { index: true } : { path }),
      };
    }),
  ),
  { id: "not-found", path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfig;
