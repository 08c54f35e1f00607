import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { shortClassName } from "./scripts/vite/class-name";
import { contentData } from "./scripts/vite/content-data";
import { documentsInDevServer } from "./scripts/vite/dev-documents";
import { workerInDevServer } from "./scripts/vite/dev-server";
import { filledTexts } from "./scripts/vite/filled-texts";
import { inlineScript } from "./scripts/vite/inline-script";
import { islandsEntry, withoutRoutes } from "./scripts/vite/islands-entry";
import { modulePath } from "./scripts/vite/module-path";
import { recordPlaces } from "./scripts/vite/record-places";
import { sheetRules, siteSheet } from "./scripts/vite/site-sheet";
import { slimIcons } from "./scripts/vite/slim-icons";
import { workerEntry } from "./scripts/vite/worker-entry";
import { REMIX_FUTURE } from "./workers/remix-future";

const ownPath = (path: string) => modulePath(path, import.meta.url);

/** What a package brings along and the Worker never runs, and what takes its place. */
const STUBS = [
  // The module it names itself brings along a renderer to streams of bytes.
  {
    find: "react-dom/server",
    replacement: ownPath("./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js"),
  },
  { find: /^react-dom$/, replacement: ownPath("./scripts/vite/react-dom-without-a-dom.ts") },
  // CommonJS, which cannot be left out in part: cookies, sessions and uploads would come along.
  { find: "@remix-run/cloudflare", replacement: "@remix-run/server-runtime" },
];

/** The start of the client, and the controls that come in one file with it. */
const WITH_REACT = /\/app\/(?:entry\.client|ui\/(?:badge|copy-button|field|page-query))\.tsx$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    alias: [
      { find: "~", replacement: ownPath("./app") },
      ...(command === "build" && isSsrBuild === true ? STUBS : []),
    ],
  },
  plugins: [
    inlineScript(),
    contentData(),
    filledTexts(),
    siteSheet(),
    sheetRules(),
    islandsEntry(),
    slimIcons(),
    recordPlaces(),
    // Before the Worker, which answers everything.
    documentsInDevServer(),
    ...(command === "serve" ? [workerInDevServer()] : []),
    remix({
      future: {
        ...REMIX_FUTURE,
        v3_routeConfig: true,
      },
      // Pages are loaded again after a change (dev-server.ts), so no component has to take its new text over by itself.
    }).filter(({ name }) => name !== "remix-react-refresh-babel"),
    withoutRoutes(),
    workerEntry(),
  ],
  // Names this build in the keys of cached pages and in /healthz.
  define: { __BUILD_ID__: JSON.stringify(Date.now().toString(36)) },
  // Found before the first page is served: a package met later makes the dev server load React twice for a moment.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // The page has the hints: the server knows its islands, and the one sheet of the site has their styles.
    modulePreload: false,
    cssCodeSplit: isSsrBuild === true,
    // The runtime knows what the oldest browsers do not.
    ...(isSsrBuild ? { target: "es2023" } : {}),
    // Terser leaves a twentieth less than Vite's own minifier.
    minify: "terser",
    // The notices of licences are needed in files that are handed out, and the Worker is not. Its scripts are ASCII,
    // because the engine decodes any other before it reads it.
    terserOptions: {
      ecma: 2020,
      compress: { passes: isSsrBuild ? 1 : 2 },
      ...(isSsrBuild ? { format: { comments: false, ascii_only: true } } : {}),
    },
    rollupOptions: {
      output: isSsrBuild
        ? { experimentalMinChunkSize: 2_000 }
        : // What most islands draw comes with React. What else is small joins another file: each is a request.
          {
            manualChunks: (id) => (WITH_REACT.test(id) ? "entry.client" : undefined),
            experimentalMinChunkSize: 800,
          },
      // zod's sources carry notes for another bundler, which Rollup reports one by one. qrcode-svg can also write files,
      // with a module that neither browser nor Worker has; we never ask it to. An island that others draw, too, is in a
      // file of theirs.
      onwarn(warning, warn) {
        if (
          warning.code !== "INVALID_ANNOTATION" &&
          !/module "fs"|dynamic import will not move/i.test(warning.message)
        )
          warn(warning);
      },
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
