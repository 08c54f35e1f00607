import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Style sheets and inline scripts come from the build. The tests of handlers, jobs and stores do without them. */
function withoutBuild(): Plugin {
  const empty: Readonly<Record<string, string>> = {
    "virtual:style-sheets": "export default null",
    "virtual:inline-script": 'export default ""',
  };
  return {
    name: "without-build",
    enforce: "pre",
    resolveId: (source) => {
      const id = source.endsWith("?inline-script") ? "virtual:inline-script" : source;
      return id in empty ? `\0${id}` : null;
    },
    load: (resolved) => empty[resolved.slice(1)] ?? null,
  };
}

/**
 * Tests inside workerd, with the bindings of wrangler.toml and a database migrated from migrations/. Stores,
 * jobs and handlers are imported from source; storage is isolated per file.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  define: { __BUILD_ID__: JSON.stringify("test") },
  plugins: [
    withoutBuild(),
    cloudflareTest(async ({ inject }) => ({
      main: "tests/worker/worker-under-test.ts",
      wrangler: { configPath: "wrangler.toml" },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations("migrations"),
          SCRIPTED_SERVER: inject("scriptedServer"),
          MAIL_PROVIDER_SERVER: inject("mailProvider"),
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
    })),
  ],
  test: {
    include: ["tests/worker/**/*.test.ts"],
    globalSetup: ["tests/servers/vitest-setup.ts", "tests/servers/tested-build.ts"],
    // A busy machine is no failure; what hangs is named all the same.
    testTimeout: 30_000,
    setupFiles: ["tests/worker/apply-migrations.ts", "tests/fail-on-console-error.ts"],
    deps: {
      optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare", "@remix-run/server-runtime"] } },
    },
  },
});
