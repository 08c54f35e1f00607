import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { filledTexts } from "./scripts/vite/filled-texts";
import { isRelease, testFiles } from "./tests/release-files";

/** Style sheets and inline scripts come from the build. The tests of handlers, jobs and stores do without them. */
function withoutBuild(): Plugin {
  const empty: Readonly<Record<string, string>> = {
    "virtual:style-sheets": "export default null",
    "virtual:inline-script": 'export default ""',
    "virtual:record-places": "export default {}",
  };
  return {
    name: "without-build",
    enforce: "pre",
    resolveId: (source) => {
      const id = /\?inline-script\b/.test(source) ? "virtual:inline-script" : source;
      return id in empty ? `\0${id}` : null;
    },
    load: (resolved) => empty[resolved.slice(1)] ?? null,
  };
}

/** The only file that needs the real queue, and with it the Worker that takes its messages. */
const QUEUE = "tests/worker/queue-binding.test.ts";

const FILES = testFiles(["tests/worker/**/*.test.ts"]);

/** A database and a namespace of keys for each file (tests/worker/own-storage.ts). */
function storagePerFile() {
  const files = readdirSync("tests/worker").filter((name) => name.endsWith(".test.ts"));
  const named = (binding: string) =>
    Object.fromEntries(files.map((_, ordinal) => [`${binding}_${ordinal}`, `${binding}-${ordinal}`]));
  return { d1Databases: named("DB"), kvNamespaces: named("LINKS") };
}

/** The workers runtime with the bindings of wrangler.toml. */
export function workersRuntime(main: string, storage = {}) {
  return cloudflareTest(async ({ inject }) => ({
    main,
    wrangler: { configPath: "wrangler.toml" },
    miniflare: {
      ...storage,
      bindings: {
        MIGRATIONS: await readD1Migrations("migrations"),
        SCRIPTED_SERVER: inject("scriptedServer"),
        MAIL_PROVIDER_SERVER: inject("mailProvider"),
        WATCHED_HOSTS: inject("watchedHosts"),
        // The consumer of the real queue has only this configuration. Tests with a configuration of their own drain
        // their queue by hand.
        NEWS_SOURCES: JSON.stringify([
          {
            name: "Feed of the consumer",
            url: "https://example.org/",
            feed: `http://${inject("scriptedServer")}/consumer-feed`,
            language: "en",
          },
        ]),
        FETCH_ALLOW: inject("scriptedServer"),
      },
    },
  }));
}

/** What files inside the runtime have in common, in tests and in benchmarks. */
export const inWorkerd = defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  define: { __BUILD_ID__: JSON.stringify("test") },
  plugins: [withoutBuild(), filledTexts()],
  test: {
    globalSetup: ["tests/servers/vitest-setup.ts", "tests/servers/tested-build.ts"],
    // A busy machine is no failure; what hangs is named all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [
      "tests/worker/own-clock.ts",
      "tests/worker/own-storage.ts",
      "tests/fail-on-console-error.ts",
    ],
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: ["@remix-run/cloudflare", "@remix-run/server-runtime", "robots-parser"],
        },
      },
    },
  },
});

/**
 * Tests inside workerd, on a database migrated from migrations/. Stores, jobs and handlers are imported from source.
 * One runtime serves nearly all files; its queue is taken by nobody.
 */
export default defineConfig({
  ...inWorkerd,
  test: {
    ...inWorkerd.test,
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        plugins: [workersRuntime("tests/worker/idle-worker.ts", storagePerFile())],
        test: { name: "workerd", include: FILES.include, exclude: [...FILES.exclude, QUEUE], isolate: false },
      },
      {
        extends: true,
        plugins: [workersRuntime("tests/worker/worker-under-test.ts")],
        test: { name: "queue", include: isRelease ? [] : [QUEUE] },
      },
    ],
  },
});
