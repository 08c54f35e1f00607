// The whole site on this machine: built Worker, local D1, KV and queue, news through the real pipeline.
// Needs no account, no key and no network.
import "./quiet-tools.mjs";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { LANGUAGES, LOCALES } from "../app/addresses/languages.ts";
import { ensureBuilt } from "./build.mjs";
import { listUnconfigured, listWrongValues, readVariables, startVariables } from "./configuration.mjs";
import { exampleVariables } from "./example-values.mjs";
import { isPortTaken, notAPort, portTaken, readPort } from "./local-port.mjs";
import { startLocalSite } from "./local-site.mjs";
import { prepareState, sampleVariables } from "./local-state.mjs";
import { ensurePrerendered } from "./prerendered-site.mjs";
import { commandsEnded, END_SIGNALS, localState } from "./project-node.mjs";
import { settlePreviousStart } from "./recover-state.mjs";
import { readCommandLine } from "./run-command.mjs";
import { stage } from "./stage.mjs";
import { lockState, runsAlready } from "./state-lock.mjs";

readCommandLine("start");
const PORT = readPort(process.env.PORT);
const STATE = localState();
const LOG = `.cache/local-run-${PORT}.log`;
const ORIGIN = `http://localhost:${PORT}`;
const HOUR_MS = 3_600_000;
const LOOK_MS = 2000;

let site = null;
let isServing = false;
let isEnding = false;

async function stop(message) {
  if (isEnding) return forever();
  isEnding = true;
  console.error(message);
  await site?.stop();
  process.exit(1);
}

/** Never resolves: the process is about to end, so the next step must not begin. */
function forever() {
  return new Promise(() => {});
}

/**
 * Ends what is running and then this process. The same signal may come from the terminal and from the process that
 * started this one.
 */
async function end(signal) {
  if (isEnding) return;
  isEnding = true;
  await commandsEnded();
  await site?.stop();
  // Stopping the site is the normal way to end. Stopping the steps that lead to it is not.
  process.exit(isServing ? 0 : END_SIGNALS[signal]);
}

/** One step on the way to the site. Nothing follows it once the process is to end. */
async function step(work) {
  const result = await work();
  return isEnding ? forever() : result;
}

/** The pages mark it in the same words. */
function shortExample(value) {
  return `example: ${value.startsWith("http") || value.length < 40 ? value : "addresses at example.org"}`;
}

for (const signal of Object.keys(END_SIGNALS)) process.on(signal, end);

if (PORT === null) await stop(notAPort(process.env.PORT));
const other = lockState(STATE, ORIGIN);
if (other !== null) await stop(runsAlready(other));
if (await step(() => isPortTaken(PORT))) await stop(portTaken(PORT));
const configured = readVariables();
const { values } = configured;
if (!(await step(() => ensureBuilt()))) await stop("The build failed.");
const problem = await step(() => prepareState(STATE));
if (problem !== null) await stop(problem);
settlePreviousStart(STATE);
const examples = exampleVariables(values);
const variables = {
  ...startVariables(ORIGIN, configured),
  ...(await step(() => sampleVariables(values))),
  ...examples,
};
const assets = await step(() => ensurePrerendered({ values, variables, origin: ORIGIN }));
if (assets === null) await stop("The pages could not be finished.");
// Lets whoever reads this terminal try the desk, in one browser; the next start has another key.
const deskKey = randomBytes(32).toString("hex");
const withDesk = { ...variables, DESK_KEY: deskKey };
site = startLocalSite({ port: PORT, state: STATE, assets, variables: withDesk, log: LOG });
const refusal = await step(() => stage("Starting the Worker", () => site.ready));
if (refusal !== null) await stop(refusal);
site.ended.then((code) => stop(`The local runtime stopped (${code}); ${LOG} may say why.`));
await step(() => stage("Bringing in the news", () => site.bringInNews()));
setInterval(() => site.bringInNews(), HOUR_MS).unref();
// A runtime whose files were removed would keep a processor busy and answer nobody.
setInterval(() => existsSync(STATE) || stop(`The data of the site is gone: ${STATE}`), LOOK_MS).unref();

isServing = true;
const missing = listUnconfigured(values);
const wrong = await listWrongValues(values);
const fronts = LOCALES.map((locale) => `${ORIGIN}${LANGUAGES[locale].prefix} (${LANGUAGES[locale].name})`);
console.log(`\nAI Teacher Pro is running: ${fronts.join(", ")}`);
console.log(`The author's desk, for the first browser that opens this: ${ORIGIN}/desk?key=${deskKey}`);
if (wrong.length > 0) {
  console.log("\nWrong, so switched off or built in (`npm run doctor` shows all values):");
  for (const { variable, detail } of wrong) console.log(`  ${variable.padEnd(20)} ${detail}`);
}
if (missing.length > 0) {
  console.log("\nNot configured (.dev.vars, see .dev.vars.example):");
  for (const { name, absent } of missing) {
    const example = name in examples ? shortExample(examples[name]) : absent;
    console.log(`  ${name.padEnd(20)} ${example}`);
  }
}
console.log(`\nLog of the runtime: ${LOG}. Ctrl-C stops it.`);
