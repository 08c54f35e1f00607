import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testFiles } from "./tests/release-files";

/**
 * The build, by what it has written, and starts of the built site as a person starts it: real processes, two files at a
 * time, each on folders of its own.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    ...testFiles(["tests/built/*.test.ts", "tests/start/*.test.ts"]),
    globalSetup: ["tests/start/prerender-once.ts"],
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
