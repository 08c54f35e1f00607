import type { Plugin } from "vite";

/** The dev server runs the same Hono app as the Worker, in Node, with the bindings of the local platform. */
export async function workerInDevServer(): Promise<Plugin> {
  // Brings all of wrangler along, which takes a build seconds to read and is nothing to it.
  const [{ default: devServer }, { default: cloudflareAdapter }] = await Promise.all([
    import("@hono/vite-dev-server"),
    import("@hono/vite-dev-server/cloudflare"),
  ]);
  return devServer({
    entry: "workers/dev.ts",
    adapter: cloudflareAdapter,
    injectClientScript: false,
    exclude: [/^\/(app|node_modules|fonts|icons|@[a-z-]+|virtual:)\b.*/, /^\/(favicon\.svg|__x00__.*)/],
    ignoreWatching: [/\.wrangler/, /build/],
  });
}
