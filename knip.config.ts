import type { KnipConfig } from "knip";
import { LOCALES } from "./app/addresses/languages";
import { ROUTE_TABLE, toModule } from "./app/addresses/route-table";

/** The route modules that a row of the table names. A module that no row names is dead. */
const pages = ROUTE_TABLE.flatMap((row) => LOCALES.map((locale) => toModule(row, locale)));

export default {
  entry: [
    "app/entry.*.tsx",
    "app/root.tsx",
    "app/routes.ts",
    ...new Set([...pages, "not-found.tsx"].map((module) => `app/routes/${module}`)),
    "app/islands/boot.ts",
    "app/features/offline/worker/*.ts",
    // Commands load these by their paths.
    "app/features/short-links/{io/built-in-links.server,core/plan-retarget}.ts",
    "app/features/scans/core/scan-report.ts",
    "workers/pages/prerendered-addresses.ts",
    "app/page-parts/{site-documents,preview-pictures}.server.ts",
    "app/features/open-data/io/data-files.server.ts",
    // Imported by what the build adds to modules of words.
    "app/lib/fill-texts.ts",
    "workers/{app,dev}.ts",
    "scripts/vite/react-dom-without-a-dom.ts",
    "scripts/*.mjs",
    // Bundled for workerd by day.mjs and workers.mjs.
    "scripts/bench/{counted-worker.mjs,plain-site.tsx}",
    "tests/**/*.{ts,mjs}",
  ],
  project: [
    "app/**/*.{ts,tsx}",
    "scripts/vite/**/*.ts",
    "workers/**/*.ts",
    "scripts/**/*.{mjs,tsx}",
    "tests/**/*.{ts,mjs}",
  ],
  // The plugin of knip would take every file of app/routes for a page.
  remix: false,
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
