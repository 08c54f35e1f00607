import type { HmrContext, Plugin } from "vite";

/**
 * Has the open pages loaded again after a change of any module of theirs, on either side: most of a page is drawn by the
 * server alone, so there is no module in the browser that could be replaced.
 */
function reloadPages({ server, modules }: HmrContext): [] {
  if (modules.length > 0) server.ws.send({ type: "full-reload" });
  return [];
}

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
    handleHotUpdate: reloadPages,
  });
}
