// Everything `npm test` checks, one step after the other; a failure anywhere fails it. Ends with one plain line.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { missingFirefox } from "./firefox.mjs";
import { ROOT, run } from "./project-node.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const NOTHING = { passed: 0, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
/** What could not be checked on this machine, said once more at the end. */
const leftOut = [];

async function step(name, check) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const counts = await check().catch((error) => {
    console.error(error);
    return FAILED;
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return { name, ...counts };
}

async function command(program, ...args) {
  return (await run(program, args)) === 0 ? { passed: 1, failed: 0 } : FAILED;
}

/** A command that fails without a failed test in its report has failed in another way, which counts as one failure. */
async function counted(readReport, program, args, env = {}) {
  const code = await run(program, args, { env: { ...process.env, ...env } });
  let counts = NOTHING;
  try {
    counts = readReport();
  } catch (error) {
    console.error(`The report could not be read: ${error}`);
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readJson(name) {
  return JSON.parse(readFileSync(join(REPORTS, name), "utf8"));
}

function vitest(config, report) {
  const read = () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readJson(report);
    // A skipped test is a failure, because it claims something that was not checked.
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
  };
  const output = join(REPORTS, report);
  return counted(read, "vitest", [
    ...["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${output}`],
  ]);
}

async function browser() {
  const chromium = await ensureChromium();
  if (chromium === null) return FAILED;
  const missing = await missingFirefox();
  if (missing !== null) leftOut.push(missing);
  const read = () => {
    const { expected, unexpected, skipped } = readJson("browser.json").stats;
    return { passed: expected, failed: unexpected + skipped };
  };
  return counted(read, "playwright", ["test", "--reporter=line,json"], {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, "browser.json"),
  });
}

const results = [
  await step("types", () => command("tsc", "--noEmit")),
  await step("lint", () => command("biome", "check", ".")),
  await step("dead code", () => command("knip")),
  await step("build", async () => ((await ensureBuilt()) ? { passed: 1, failed: 0 } : FAILED)),
  await step("unit tests", () => vitest("vitest.config.ts", "unit.json")),
  await step("tests in the workers runtime", () => vitest("vitest.worker.config.ts", "worker.json")),
  await step("starts", () => vitest("vitest.start.config.ts", "start.json")),
  await step("browser journeys", browser),
];

console.log("");
for (const { name, passed, failed } of results)
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed`);
for (const line of leftOut) console.log(line);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
