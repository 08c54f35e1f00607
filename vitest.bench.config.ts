import { defineConfig } from "vitest/config";
import workerConfig from "./vitest.worker.config";

/** Load on the real runtime, for `npm run bench:news`; no part of `npm test`. */
export default defineConfig({
  ...workerConfig,
  test: {
    ...workerConfig.test,
    include: ["tests/bench/*.bench.ts"],
    globalSetup: ["tests/servers/vitest-setup.ts", "tests/bench/watch-memory.ts"],
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
