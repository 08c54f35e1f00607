import devServer from "@hono/vite-dev-server";
import cloudflareAdapter from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import { build as bundle } from "esbuild";
import { defineConfig, type PluginOption } from "vite";
import { shortClassName } from "./scripts/vite/class-name";
import { iconSprite } from "./scripts/vite/icon-sprite";
import { islandChunks } from "./scripts/vite/island-chunks";
import { islandsEntry, withoutRoutes } from "./scripts/vite/islands-entry";
import { modulePath } from "./scripts/vite/module-path";
import { shortPropertiesInMarkup, shortPropertiesInSheets } from "./scripts/vite/property-names";
import { sheetRules, siteSheet } from "./scripts/vite/site-sheet";
import { slimIcons } from "./scripts/vite/slim-icons";

function pathOfModule(relative: string): string {
  return modulePath(relative, import.meta.url);
}

const appFolder = pathOfModule("./app");

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
        ? {
            build: { rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: false } } },
            resolve: { alias: SERVER_ALIASES },
          }
        : undefined,
  };
}

/** What a package brings along and the Worker never runs; the modules in workers/ say why for each. */
const SERVER_ALIASES = [
  // The module it names itself brings an older renderer along.
  {
    find: /^react-dom\/server$/,
    replacement: pathOfModule("./node_modules/react-dom/cjs/react-dom-server.browser.production.min.js"),
  },
  { find: /^react-dom$/, replacement: pathOfModule("./scripts/vite/stand-ins/react-dom-without-a-dom.ts") },
  // CommonJS, which cannot be left out in part: cookies, sessions and uploads would come along.
  { find: /^@remix-run\/cloudflare$/, replacement: "@remix-run/server-runtime" },
  { find: /^entities$/, replacement: pathOfModule("./scripts/vite/stand-ins/feed-entities.ts") },
  {
    find: /^(@nodable\/entities|is-unsafe|strnum)$/,
    replacement: pathOfModule("./scripts/vite/stand-ins/plain-xml.ts"),
  },
  {
    find: /^.*\/namespaces\/(acast|georss|googleplay|itunes|podcast|prism|rawvoice|source|spotify)\/parse\/utils\.mjs$/,
    replacement: pathOfModule("./scripts/vite/stand-ins/unread-namespaces.ts"),
  },
];

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

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: { "~": appFolder } },
  plugins: [
    inlineScript(),
    siteSheet(),
    sheetRules(),
    islandsEntry(),
    iconSprite(),
    slimIcons(),
    shortPropertiesInMarkup(),
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
    withoutRoutes(),
    workerEntry(),
  ],
  // Names this build in the keys of kept pages and in /healthz.
  define: { __BUILD_ID__: JSON.stringify(Date.now().toString(36)) },
  // Found before the first page is served: a package met later makes the dev server load React twice for a moment.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
  css: {
    modules: { generateScopedName: shortClassName },
    postcss: { plugins: command === "build" ? [shortPropertiesInSheets] : [] },
  },
  build: {
    // The page has the hints: the server knows its islands, and the one sheet of the site has their styles.
    modulePreload: false,
    cssCodeSplit: isSsrBuild === true,
    // Terser leaves a twentieth less than Vite's own minifier.
    minify: "terser",
    // The notices of licences are needed in files that are handed out, and the Worker is not.
    terserOptions: {
      ecma: 2020,
      compress: { passes: 2 },
      ...(isSsrBuild ? { format: { comments: false } } : {}),
    },
    rollupOptions: {
      ...(isSsrBuild ? {} : { output: { manualChunks: islandChunks(), experimentalMinChunkSize: 3000 } }),
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
      : // React's server module for workers is used in Node too, because the other one has no web streams.
        { resolve: { externalConditions: ["workerd", "worker"] } },
}));
