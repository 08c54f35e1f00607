// The build that Remix renders an address with has the route of that address and no other: a new isolate evaluates and
// matches one of a hundred and thirty routes. The dev server takes the whole build, which Vite keeps fresh.
import type { ServerBuild } from "@remix-run/cloudflare";
import { findPage } from "~/addresses/addresses";
import * as entry from "~/entry.server";
import * as root from "~/root";
import ROUTES from "~/routes";
import { REMIX_FUTURE } from "../remix-future";

type Route = ServerBuild["routes"][string];

const MODULES = import.meta.glob<Route["module"]>("../../app/routes/*.tsx");

/** Where the table has no page, and where its page is not what Remix finds. */
const NOT_FOUND = "not-found";

async function loadRoute(id: string): Promise<Route> {
  const { file = "", ...row } = ROUTES.find((route) => route.id === id) ?? {};
  const load = MODULES[`../../app/${file}`];
  if (load === undefined) throw new Error(`no route module: ${id}`);
  return { ...row, id, parentId: "root", module: await load() };
}

/** Only a client router would ask for the files of a route. */
function toEntryRoute({ module, ...route }: Route) {
  const traits = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
  };
  return { ...route, ...traits, hasLoader: module.loader !== undefined, module: "" };
}

/** The build for a path. */
export async function loadPageBuild(pathname: string): Promise<ServerBuild> {
  const page = findPage(pathname);
  const ids = page === null ? [NOT_FOUND] : [`${page.pageId}.${page.locale}`, NOT_FOUND];
  const pages = await Promise.all(ids.map(loadRoute));
  const routes = [{ id: "root", path: "", module: root }, ...pages];
  return {
    mode: import.meta.env.MODE,
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, toEntryRoute(route)])),
      url: "",
      version: __BUILD_ID__,
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: REMIX_FUTURE,
    isSpaMode: false,
  };
}
