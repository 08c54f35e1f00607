// Promises of the privacy page that the platform must be told to keep: wrangler.toml as wrangler reads it, and the
// workflow that builds what is deployed.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { listDeployProblems } from "../scripts/deploy-problems.mjs";
import { parseConfig } from "../workers/config";

const ROOT = new URL("..", import.meta.url);
const config = unstable_readConfig({ config: fileURLToPath(new URL("wrangler.toml", ROOT)) });

test("no log of the platform keeps who opened which page: invocation logs and traces are off", () => {
  expect(config.observability).toEqual({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: false },
  });
  expect([config.tail_consumers, config.streaming_tail_consumers, config.logpush]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the site answers under its own domain only, and does not go out without one", () => {
  expect([config.workers_dev, config.preview_urls]).toEqual([false, false]);
  const hasRoute = config.route !== undefined || (config.routes ?? []).length > 0;
  const problems = listDeployProblems(config, {}, parseConfig);
  expect(problems.some((problem) => problem.includes("[[routes]]"))).toBe(!hasRoute);
});

test("every action of a workflow is named by its commit, with the version beside it", () => {
  const folder = new URL(".github/workflows/", ROOT);
  const uses = readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/uses:\s*(.+)$/gm)].map(
      ([, action = ""]) => action,
    ),
  );
  expect(uses.length).toBeGreaterThan(1);
  for (const action of uses) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
