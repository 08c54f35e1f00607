import { readdirSync, readFileSync } from "node:fs";
import devServer from "@hono/vite-dev-server";
import cloudflareAdapter from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import { build as bundle } from "esbuild";
import { defineConfig, type PluginOption } from "vite";

const appFolder = new URL("./app", import.meta.url).pathname;

/** `import text from "x.ts?inline-script"`: the module bundled and minified to the text of one inline script. */
function inlineScript(): PluginOption {
  const suffix = "?inline-script";
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const entry = id.slice(0, -suffix.length);
      const result = await bundle({
        entryPoints: [entry],
        alias: { "~": appFolder },
        bundle: true,
        minify: true,
        format: "iife",
        target: "es2022",
        write: false,
      });
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim())}`;
    },
  };
}

/** Makes the whole Worker one module graph, so that nothing the pages and the handlers share is bundled twice. */
function workerEntry(): PluginOption {
  return {
    name: "worker-entry",
    config: (_, { isSsrBuild }) =>
      isSsrBuild === true
        ? { build: { rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: false } } } }
        : undefined,
  };
}

/** The bundler writes the modules in an order of its own, and the first mention of a layer decides its rank. */
function withLayerOrderFirst(sheet: string): string {
  const [order] = /@layer [\w, ]+;/.exec(sheet) ?? [];
  if (order === undefined) throw new Error("the sheet does not declare the order of its layers");
  return order + sheet.replace(order, "");
}

/**
 * `virtual:site-sheet`: the text of the one style sheet, which the client build has just written, so that the
 * Worker can put it into every page. Null under the dev server, which brings its own styles.
 */
function siteSheet(): PluginOption {
  const id = "virtual:site-sheet";
  let text: string | null = null;
  return {
    name: "site-sheet",
    configResolved({ command, build }) {
      if (command !== "build" || !build.ssr) return;
      const folder = new URL("./build/client/assets/", import.meta.url);
      const [sheet, ...others] = readdirSync(folder).filter((name) => name.endsWith(".css"));
      if (sheet === undefined || others.length > 0)
        throw new Error("the client build must write one style sheet");
      text = withLayerOrderFirst(readFileSync(new URL(sheet, folder), "utf8").trim());
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(text)}` : null),
  };
}

/** qrcode-svg can also write files, with a module that neither browser nor Worker has; we never ask it to. */
function withoutFileSystem(): PluginOption {
  const id = "\0no-file-system";
  return {
    name: "without-file-system",
    enforce: "pre",
    resolveId: (source, importer) => (source === "fs" && importer?.includes("qrcode-svg") ? id : null),
    load: (source) => (source === id ? "export default {}" : null),
  };
}

/** The dev server runs the same Hono app as the Worker, in Node, with the bindings of the local platform. */
function dev(): PluginOption {
  return devServer({
    entry: "workers/dev.ts",
    adapter: cloudflareAdapter,
    injectClientScript: false,
    exclude: [/^\/(app|node_modules|fonts|icons|@[a-z-]+|virtual:)\b.*/, /^\/(favicon\.svg|__x00__.*)/],
    ignoreWatching: [/\.wrangler/, /build/],
  });
}

export default defineConfig(({ command }) => ({
  resolve: { alias: { "~": appFolder } },
  plugins: [
    inlineScript(),
    siteSheet(),
    withoutFileSystem(),
    ...(command === "serve" ? [dev()] : []),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // Off on purpose: discovery costs a second Worker request on every page view.
        v3_lazyRouteDiscovery: false,
      },
    }),
    workerEntry(),
  ],
  // Names this build in the keys of kept pages and in /healthz.
  define: { __BUILD_ID__: JSON.stringify(Date.now().toString(36)) },
  css: { modules: { generateScopedName: "_[hash:base64:4]" } },
  build: {
    // One sheet for the whole site: it is small enough to be inlined into every page.
    cssCodeSplit: false,
    minify: true,
    rollupOptions: {
      // zod's sources carry notes for another bundler, which Rollup reports one by one.
      onwarn: (warning, warn) => (warning.code === "INVALID_ANNOTATION" ? undefined : warn(warning)),
    },
  },
  ssr:
    command === "build"
      ? {
          noExternal: true as const,
          target: "webworker" as const,
          resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
        }
      : // React's server module for workers, in Node too: the other one has no web streams.
        { resolve: { externalConditions: ["workerd", "worker"] } },
}));
