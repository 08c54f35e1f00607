// The whole site on this machine: built Worker, local D1, KV and queue, news through the real pipeline.
// Needs no account, no key and no network.
import { fork } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { listUnconfigured, listWrongValues, readVariables } from "./configuration.mjs";
import { prepareState, sampleVariables } from "./local-state.mjs";
import { ROOT } from "./project-node.mjs";

const PORT = Number(process.env.PORT ?? 8787);
const STATE = process.env.STATE_DIR ?? ".wrangler/state";
const LOG = `.cache/local-run-${PORT}.log`;
const ORIGIN = `http://localhost:${PORT}`;
const RUNTIME = join(ROOT, "scripts", "local-runtime.mjs");
const NEWS_CRON = "7 * * * *";
const HOUR_MS = 3_600_000;
const NEWS_PATIENCE_MS = 25_000;

// Quiet and offline: no metrics, no lookup of a request's place on earth.
process.env.WRANGLER_SEND_METRICS = "false";
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function stop(message) {
  console.error(message);
  process.exit(1);
}

async function readHealth() {
  try {
    const answer = await fetch(`${ORIGIN}/healthz`, { signal: AbortSignal.timeout(5000) });
    const text = await answer.text();
    return { status: answer.status, text, health: answer.ok ? JSON.parse(text) : null };
  } catch {
    return null;
  }
}

function startWorker(variables) {
  // Every feed that cannot be reached is a line there; on the screen it would hide what matters.
  mkdirSync(dirname(LOG), { recursive: true });
  const log = openSync(LOG, "w");
  const worker = fork(RUNTIME, [String(PORT), STATE, JSON.stringify(variables)], {
    cwd: ROOT,
    stdio: ["ignore", log, log, "ipc"],
  });
  let stopping = false;
  worker.on("exit", (code) => {
    if (stopping) process.exit(0);
    stop(`The local runtime stopped (${code}); ${LOG} may say why.`);
  });
  const end = () => {
    stopping = true;
    worker.kill("SIGINT");
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}

async function waitUntilServing() {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const answer = await readHealth();
    if (answer?.health) return;
    if (answer !== null) stop(`What answers on ${ORIGIN} is not this site.`);
    await pause(250);
  }
  stop(`The site did not answer on ${ORIGIN} within a minute; ${LOG} may say why.`);
}

async function bringInNews() {
  const before = (await readHealth())?.health?.lastRun?.id;
  await fetch(`${ORIGIN}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(NEWS_CRON)}`).catch(() => null);
  const started = Date.now();
  while (Date.now() - started < NEWS_PATIENCE_MS) {
    await pause(400);
    const run = (await readHealth())?.health?.lastRun;
    if (run && run.id !== before && run.status !== "started") return run;
  }
  return null;
}

async function portIsFree() {
  return (await readHealth()) === null;
}

if (!(await portIsFree()))
  stop(`Something already answers on ${ORIGIN}. Choose another port: PORT=8788 npm start`);
const { values, fromEnvironment } = readVariables();
if (!(await ensureBuilt())) stop("The build failed.");
const problem = await prepareState(STATE);
if (problem !== null) stop(problem);
const variables = {
  ...(PORT === 8787 ? {} : { SITE_ORIGIN: ORIGIN }),
  ...fromEnvironment,
  ...(await sampleVariables(values)),
};
startWorker(variables);
await waitUntilServing();
console.log("Bringing in the news ...");
await bringInNews();
setInterval(bringInNews, HOUR_MS).unref();

const missing = listUnconfigured(values);
const wrong = await listWrongValues({ ...values, ...variables });
console.log(`\nAI Teacher Pro is running: ${ORIGIN} (English), ${ORIGIN}/pt-br (Portuguese)`);
if (wrong.length > 0) {
  console.log("\nWrong, so switched off or built in (`npm run doctor` shows all values):");
  for (const { variable, detail } of wrong) console.log(`  ${variable.padEnd(20)} ${detail}`);
}
if (missing.length > 0) {
  console.log("\nNot configured (.dev.vars, see .dev.vars.example):");
  for (const { name, absent } of missing) console.log(`  ${name.padEnd(20)} ${absent}`);
}
console.log(`\nLog of the runtime: ${LOG}. Ctrl-C stops it.`);
