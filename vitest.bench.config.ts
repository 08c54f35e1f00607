import { defineConfig } from "vitest/config";
import { inWorkerd, workersRuntime } from "./vitest.worker.config";

/** Load on the real runtime, for `npm run bench:news`; no part of `npm test`. */
export default defineConfig({
  ...inWorkerd,
  plugins: [...(inWorkerd.plugins ?? []), workersRuntime("tests/worker/idle-worker.ts")],
  test: {
    ...inWorkerd.test,
    include: ["tests/bench/*.bench.ts"],
    globalSetup: ["tests/servers/vitest-setup.ts", "tests/bench/watch-memory.ts"],
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
