import type { RouteConfig } from "@remix-run/route-config";
import { completeLocale, PAGE_LANGUAGES } from "./addresses/languages";
import { type PageRow, ROUTE_TABLE, toModule } from "./addresses/route-table";

/** Expands the route table into one Remix route per page and language; a last one answers 404 for the rest. */
export default [
  ...ROUTE_TABLE.flatMap((row: PageRow) =>
    PAGE_LANGUAGES.map((language) => {
      const path = row.paths[language][0].slice(1);
      return {
        id: `${row.id}.${language}`,
        file: `routes/${toModule(row, completeLocale(language))}`,
        ...(path === "" ? { index: true } : { path }),
      };
    }),
  ),
  { id: "not-found", path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfig;
