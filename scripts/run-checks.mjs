// Everything `npm test` checks; a failure anywhere fails it. Steps run side by side, so that no core is idle while another
// step waits. Ends with one plain line.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromiumForJourneys } from "./chromium.mjs";
import { missingFirefox } from "./firefox.mjs";
import { ROOT, run } from "./project-node.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// The tools are started many times over, and are read faster from what the first start has compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, ".cache", "compiled");

const NOTHING = { passed: 0, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
/** What could not be checked on this machine, and what failed at first, said once more at the end. */
const remarks = [];
/** What failed, with the first lines of its message: the end of a long output is what is read, and kept. */
const failures = [];

/** Resolves when no step writes to the terminal by itself. */
let terminal = Promise.resolve();
/** What waits for that. */
const shown = [];

/** What the check counted, and the seconds it took. */
async function timed(check, options) {
  const started = Date.now();
  const counts = await check(options).catch((error) => {
    console.error(error);
    return FAILED;
  });
  return { ...counts, seconds: (Date.now() - started) / 1000 };
}

/**
 * Runs one step. Its output goes to the terminal, or, with `log` given, into that file first and to the terminal when the
 * step is over and no other one writes there: that of steps side by side would be mixed.
 */
async function step(name, check, log = null) {
  const file = log === null ? null : openSync(join(REPORTS, log), "w");
  if (file === null) console.log(`\n=== ${name}`);
  const checked = timed(check, file === null ? {} : { stdio: ["ignore", file, file] });
  if (file === null) terminal = checked;
  const { passed, failed, seconds } = await checked;
  const told = `--- ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  if (file === null) console.log(told);
  else {
    closeSync(file);
    const output = `\n=== ${name}\n${readFileSync(join(REPORTS, log), "utf8")}\n${told}`;
    shown.push(terminal.then(() => console.log(output)));
  }
  return { name, passed, failed };
}

/** The check gets what the others leave of the processor, and a little in any case. */
function yielding(check) {
  return (options) => check({ ...options, priority: constants.priority.PRIORITY_BELOW_NORMAL });
}

function command(program, ...args) {
  return async (options) => ((await run(program, args, options)) === 0 ? { passed: 1, failed: 0 } : FAILED);
}

/** A command that fails without a failed test in its report has failed in another way, which counts as one failure. */
async function counted(readReport, program, args, options = {}) {
  const code = await run(program, args, options);
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
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(report);
    for (const { assertionResults, message, name } of testResults) {
      if (message !== "") failures.push(`${name}\n${firstLines(message)}`);
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === "failed") failures.push(`${fullName}\n${firstLines(failureMessages.join("\n"))}`);
    }
    // A skipped test is a failure, because it claims something that was not checked.
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
  };
  const output = join(REPORTS, report);
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json"];
  return (options) => counted(read, "vitest", [...args, `--outputFile.json=${output}`], options);
}

function firstLines(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const lines = message.replaceAll(/\u001b\[[\d;]*m/g, "").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join("\n");
}

/** The journeys of a part of Playwright's report, which has parts in parts. */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

async function browser() {
  const chromium = await ensureChromiumForJourneys();
  if (chromium === null) return FAILED;
  const missing = await missingFirefox();
  if (missing !== null) remarks.push(missing);
  const read = () => {
    const { stats, suites } = readJson("browser.json");
    for (const { title, file, tests } of suites.flatMap(specsOf))
      for (const { status, results } of tests) {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        const said = `${file}: ${title}\n${firstLines(messages.join("\n"))}`;
        if (status === "unexpected") failures.push(said);
        if (status === "flaky") remarks.push(`Passed at the second try only: ${said}`);
      }
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  };
  // A busy machine makes a browser stumble now and then; what needed its second try is named at the end.
  return counted(read, "playwright", ["test", "--retries=1", "--reporter=line,json"], {
    env: {
      ...process.env,
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, "browser.json"),
    },
  });
}

async function build() {
  return (await ensureBuilt()) ? { passed: 1, failed: 0 } : FAILED;
}

const started = Date.now();

/** One after the other, since each uses a whole core. */
async function readCode() {
  return [
    await step("types", yielding(command("tsc", "--noEmit")), "types.txt"),
    await step("lint", yielding(command("biome", "check", ".")), "lint.txt"),
    await step("dead code", yielding(command("knip")), "dead-code.txt"),
  ];
}

// The longest way is build, starts and journeys, which leave half a core idle while a site or a browser is waited for. The
// other steps work in that time.
const code = readCode();
const built = await step("build", build);
const worker = step(
  "tests in the workers runtime",
  yielding(vitest("vitest.worker.config.ts", "worker.json")),
  "worker.txt",
);
// The types that are checked again with every recipe followed are checked faster after those of the project.
const unit = code.then(() =>
  step("unit tests", yielding(vitest("vitest.config.ts", "unit.json")), "unit.txt"),
);
const starts = await step("starts", vitest("vitest.start.config.ts", "start.json"), "start.txt");
const journeys = await step("browser journeys", browser);
const results = [...(await code), built, await unit, await worker, starts, journeys];

await Promise.all(shown);
console.log("");
for (const failure of failures) console.log(`FAIL ${failure}\n`);
for (const { name, passed, failed } of results)
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed`);
for (const line of remarks) console.log(line);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
