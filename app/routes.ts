import type { RouteConfig } from "@remix-run/route-config";
import { PAGE_LANGUAGES } from "./addresses/languages";
import { NOT_FOUND_ROUTE, toPageRoute } from "./addresses/page-route";
import { ROUTE_TABLE } from "./addresses/route-table";

const ROUTES = ROUTE_TABLE.flatMap((row) => PAGE_LANGUAGES.map((language) => toPageRoute(row, language)));

/** Expands the route table into one Remix route per page and language; a last one answers for the rest. */
export default [...ROUTES, NOT_FOUND_ROUTE].map((route) => ({
  ...route,
  file: `routes/${route.file}`,
})) satisfies RouteConfig;
