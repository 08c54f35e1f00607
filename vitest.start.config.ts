import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Starts of the built site as a person starts it: real processes, one file after the other. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/start/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
