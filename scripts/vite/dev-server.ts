import devServer from "@hono/vite-dev-server";
import cloudflareAdapter from "@hono/vite-dev-server/cloudflare";
import type { PluginOption } from "vite";

/** The dev server runs the same Hono app as the Worker, in Node, with the bindings of the local platform. */
export function workerInDevServer(): PluginOption {
  return devServer({
    entry: "workers/dev.ts",
    adapter: cloudflareAdapter,
    injectClientScript: false,
    exclude: [/^\/(app|node_modules|fonts|icons|@[a-z-]+|virtual:)\b.*/, /^\/(favicon\.svg|__x00__.*)/],
    ignoreWatching: [/\.wrangler/, /build/],
  });
}
