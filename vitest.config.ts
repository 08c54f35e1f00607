import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filledTexts } from "./scripts/vite/filled-texts";
import { testFiles } from "./tests/release-files";

/** Unit tests: pure rules beside their files, guard tests in tests/. No runtime, no network, no build. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  plugins: [filledTexts()],
  test: {
    ...testFiles([
      "app/**/*.test.{ts,tsx}",
      "workers/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/*.test.ts",
    ]),
    // One process takes many files, and reads each module once. A test that replaces a module must therefore reset the
    // modules before and after.
    isolate: false,
    // A busy machine is no failure; what hangs is named all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ["tests/random-cases.ts", "tests/fail-on-console-error.ts"],
  },
});
