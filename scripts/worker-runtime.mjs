// Runs workerd with the built modules and the bindings of wrangler.toml, for the local site and the benchmark.
// `wrangler dev` is not used: its proxy costs more than the pages do, and when a visitor leaves in the middle of a
// request, it takes that for a failure of its own and ends.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { CONFIG_FILE } from "./configuration.mjs";
import { ROOT } from "./project-node.mjs";

// Wrangler brings the runtime along; the project does not depend on it by itself.
const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = fromWrangler("miniflare");

const SERVER = join(ROOT, "build", "server");

/** The built modules as a deployment uploads them, the entry first. */
function readModules() {
  const names = readdirSync(SERVER, { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => name.endsWith(".js") && name !== "index.js");
  const texts = names.filter((name) => name.endsWith(".txt"));
  return [
    ...["index.js", ...scripts].map((name) => ({ type: "ESModule", path: join(SERVER, name) })),
    ...texts.map((name) => ({ type: "Text", path: join(SERVER, name) })),
  ];
}

/** The code of the Worker: a script, or the built modules, behind a module that has `./index.js` beside it if given. */
function findCode({ script, entry }) {
  if (script !== undefined) return { modules: true, script };
  const first =
    entry === undefined ? [] : [{ type: "ESModule", path: join(SERVER, "entry.js"), contents: entry }];
  return { modules: [...first, ...readModules()], modulesRoot: SERVER };
}

/** Options of the site's Worker: the built one, that one behind an entry of its own, or a script in its place. */
function siteWorker({ variables, script, entry, assets }) {
  // The configured module rules are for modules that wrangler looks for. These modules are named.
  const { bindings, modulesRules, ...configured } = unstable_getMiniflareWorkerOptions(
    CONFIG_FILE,
    undefined,
    { overrides: assets === undefined ? {} : { assets: { directory: assets } } },
  ).workerOptions;
  return {
    ...configured,
    ...findCode({ script, entry }),
    name: "site",
    bindings: { ...bindings, ...variables },
  };
}

/** Stands before the site and gives its cron jobs the address that Cloudflare documents for local runs. */
const CRON_ADDRESS = {
  name: "cron-address",
  modules: true,
  compatibilityDate: "2026-08-15",
  compatibilityFlags: ["service_binding_extra_handlers"],
  serviceBindings: { SITE: "site" },
  script: `export default {
  async fetch(request, { SITE }) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/cdn-cgi/handler/scheduled") return SITE.fetch(request);
    const scheduledTime = new Date(Number(searchParams.get("time") ?? Date.now()));
    const { outcome } = await SITE.scheduled({ cron: searchParams.get("cron") ?? "", scheduledTime });
    return new Response(outcome, { status: outcome === "ok" ? 200 : 500 });
  },
};`,
};

/**
 * Starts a Worker on the local data below `state`. `variables` go over those of wrangler.toml and .dev.vars, the
 * folder `assets` takes the place of the configured one. Without a port it takes a free one.
 * @param {{ state: string, port?: number, variables?: object, script?: string | undefined, entry?: string,
 *   assets?: string | undefined, withCronAddress?: boolean }} options
 */
export async function startWorkerRuntime({
  state,
  port = 0,
  variables = {},
  script,
  entry,
  assets,
  withCronAddress = false,
}) {
  const site = siteWorker({ variables, script, entry, assets });
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: withCronAddress ? [CRON_ADDRESS, site] : [site],
      host: "localhost",
      port,
      resourcePersistencePath: join(state, "v3"),
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      cf: false,
    }),
  );
  return { runtime, origin: (await runtime.ready).origin };
}
