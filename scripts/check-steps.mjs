// The steps of `npm test` and of `npm run check:release`: each is run, counted and timed, and the end names what failed.
// The output of a step goes into a folder of the command in .cache/reports, and to the terminal when the step failed.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { CHROMIUM_IS_MISSING, ensureChromium } from "./chromium.mjs";
import { missingFirefox } from "./firefox.mjs";
import { ROOT, run } from "./project-node.mjs";

const REPORTS = join(ROOT, ".cache", "reports", basename(process.argv[1], ".mjs"));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// The tools are started many times over, and are read faster from what the first start has compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, ".cache", "compiled");

const NOTHING = { passed: 0, failed: 0 };
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
const started = Date.now();
/** Checks that this machine cannot run, and steps that failed at first, repeated at the end. */
const remarks = [];
/** Failures with the first lines of their messages: the end of a long output is what is read, and kept. */
const failures = [];
/** Counts and seconds of every step. */
const results = [];

/**
 * Runs one step to its end. `check` is given the options of `run` that send its output into the report, and gives the
 * numbers of what passed and failed.
 */
export async function step(name, check) {
  const report = join(REPORTS, `${name.replaceAll(" ", "-")}.txt`);
  const file = openSync(report, "w");
  const begun = Date.now();
  const { passed, failed } = await check({ stdio: ["ignore", file, file] }).catch((error) => {
    failures.push(`${name}: ${error.stack}`);
    return FAILED;
  });
  closeSync(file);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  const line = `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  if (failed > 0) console.log(`\n=== ${name}\n${readFileSync(report, "utf8")}`);
  console.log(line);
  results.push({ line, passed, failed });
}

/** A check that passes when the program ends with 0. */
export function command(program, ...args) {
  return async (options) => ((await run(program, args, options)) === 0 ? PASSED : FAILED);
}

/**
 * The check of the types. TypeScript 7 takes a third of the processor time of 5.9, which stays beside it for what Remix and
 * the guards of the tests read by its interface; on 24 November 2026: 22 instead of 65 s.
 */
export const types = command(process.execPath, "node_modules/typescript-7/bin/tsc", "--noEmit");

/** A check that makes sure of the build. */
export async function build() {
  return (await ensureBuilt()) ? PASSED : FAILED;
}

/** A command that fails without a failed test in its report has failed in another way, which counts as one failure. */
async function counted(readReport, program, args, options) {
  const code = await run(program, args, options);
  let counts = NOTHING;
  try {
    counts = readReport();
  } catch (error) {
    failures.push(`The report of ${program} could not be read: ${error}`);
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readJson(name) {
  return JSON.parse(readFileSync(join(REPORTS, name), "utf8"));
}

/** The first lines of a message that speak of this project, without colours. */
function firstLines(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const lines = message.replaceAll(/\u001b\[[\d;]*m/g, "").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join("\n");
}

/** A check that runs the tests of a configuration of Vitest; its command begins with `args`. */
export function vitest(config, ...args) {
  const report = `${config}.json`;
  const read = () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(report);
    for (const { assertionResults, message, name } of testResults) {
      if (message !== "") failures.push(`${name}\n${firstLines(message)}`);
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === "failed") failures.push(`${fullName}\n${firstLines(failureMessages.join("\n"))}`);
    }
    // A skipped test is a failure, because it claims something that was not checked.
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
  };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, report)}`];
  return (options) => counted(read, "vitest", [...args, "--run", "--config", config, ...reporters], options);
}

/** The journeys of a part of Playwright's report, which has parts in parts. */
function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function readJourneys() {
  const { stats, suites } = readJson("browser.json");
  for (const { title, file, tests } of suites.flatMap(listSpecs))
    for (const { status, results: tries } of tests) {
      const messages = tries.flatMap(({ errors }) => errors.map(({ message }) => message));
      const said = `${file}: ${title}\n${firstLines(messages.join("\n"))}`;
      if (status === "unexpected") failures.push(said);
      if (status === "flaky") remarks.push(`Passed at the second try only: ${said}`);
    }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

/** A check that runs the browser journeys; `args` are added to Playwright's command. */
export function journeys(...args) {
  return async (options) => {
    const chromium = await ensureChromium();
    if (chromium === null) {
      remarks.push(CHROMIUM_IS_MISSING);
      return FAILED;
    }
    const missing = await missingFirefox();
    if (missing !== null) remarks.push(missing);
    const env = {
      ...process.env,
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, "browser.json"),
    };
    // A busy machine makes a browser stumble now and then; what needed its second try is named at the end.
    const words = ["test", "--retries=1", "--reporter=line,json", ...args];
    return counted(readJourneys, "playwright", words, { ...options, env });
  };
}

/** Says what failed, the steps with their seconds and the sums, and ends the process with 0 if nothing failed. */
export function endChecks() {
  console.log("");
  for (const failure of failures) console.log(`FAIL ${failure}\n`);
  for (const { line } of results) console.log(line);
  for (const line of remarks) console.log(line);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}
