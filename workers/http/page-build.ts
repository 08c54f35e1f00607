import type { ServerBuild } from "@remix-run/cloudflare";
import { findPage, getPageRow } from "~/addresses/addresses";
import { languageOfPath } from "~/addresses/languages";
import { NOT_FOUND_ROUTE, toPageRoute } from "~/addresses/page-route";
import * as entry from "~/entry.server";
import * as root from "~/root";
import { REMIX_FUTURE } from "../remix-future";

type Route = ServerBuild["routes"][string];

/** Pages that an isolate is asked for first, nearly always. A file for each other one would be a hundred more to start with. */
const FIRST = import.meta.glob<Route["module"]>("../../app/routes/{home,news,not-found}.tsx");

async function loadModule(file: string): Promise<Route["module"]> {
  const path = `../../app/routes/${file}`;
  const module =
    FIRST[path] === undefined ? (await import("./other-pages")).MODULES[path] : await FIRST[path]();
  if (module === undefined) throw new Error(`no route module: ${file}`);
  return module;
}

/** The routes below the root that can answer at a path: that of its page, and the one for paths of none. */
function listRoutes(pathname: string) {
  const page = findPage(pathname);
  const own = page === null ? [] : [toPageRoute(getPageRow(page.pageId), languageOfPath(pathname))];
  return [...own, NOT_FOUND_ROUTE];
}

async function loadRoute({ file, ...route }: ReturnType<typeof toPageRoute>): Promise<Route> {
  return { ...route, parentId: "root", module: await loadModule(file) };
}

/** The traits of a route by which Remix decides what to run; the client has none of them. */
function toManifestRoute({ id, parentId, path, index, module }: Route) {
  return {
    ...{ id, parentId, path, index },
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
    module: "",
  };
}

/**
 * Loads the build that Remix needs for one page. Its own has every route: an isolate would evaluate all pages for its first, and
 * compare, sort and compile all paths three times for each.
 */
export async function loadPageBuild(pathname: string): Promise<ServerBuild> {
  const pages = await Promise.all(listRoutes(pathname).map(loadRoute));
  const routes = [{ id: "root", path: "", module: root }, ...pages];
  return {
    mode: import.meta.env.MODE,
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, toManifestRoute(route)])),
      ...{ url: "", version: "" },
    },
    ...{ publicPath: "/", assetsBuildDirectory: "build/client", isSpaMode: false },
    future: REMIX_FUTURE,
  };
}
