// The local Worker as a process of its own, whose output is a log. local-site.mjs starts it and is told how far it
// is. Crons are triggered from inside, because somebody else might answer on the port.
import "./quiet-tools.mjs";
import { setTimeout as pause } from "node:timers/promises";
import { END_SIGNALS } from "./project-node.mjs";
import { startWorkerRuntime } from "./worker-runtime.mjs";

const NEWS_CRON = "7 * * * *";
/** A start waits no longer for the news; what comes later is on the pages then. */
const NEWS_PATIENCE_MS = 10_000;
const [port, state, assets] = process.argv.slice(2);
const variables = JSON.parse(process.env.SITE_VARIABLES);
delete process.env.SITE_VARIABLES;

async function start() {
  try {
    const options = { port: Number(port), state, assets, variables, withCronAddress: true };
    return (await startWorkerRuntime(options)).runtime;
  } catch (error) {
    console.error(error);
    process.send({ refusal: error.code === "ERR_ADDRESS_IN_USE" ? "port" : "start" }, () => process.exit(1));
    return new Promise(() => {});
  }
}

const runtime = await start();

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await runtime.dispose();
  process.exit(0);
}
for (const signal of Object.keys(END_SIGNALS)) process.on(signal, stop);
// The process that started this one is gone, so nothing may stay behind on the port.
process.on("disconnect", stop);

async function readHealth() {
  const answer = await runtime.dispatchFetch("http://localhost/healthz");
  const text = await answer.text();
  return answer.ok ? { ...JSON.parse(text), problem: null } : { lastRun: null, problem: text.trim() };
}

/** Runs the hourly job and waits, for a while, until the run that it started is over. */
async function bringInNews() {
  const before = (await readHealth()).lastRun?.id;
  const site = await runtime.getWorker("site");
  await site.scheduled({ cron: NEWS_CRON });
  for (const started = Date.now(); Date.now() - started < NEWS_PATIENCE_MS; await pause(400)) {
    const { lastRun } = await readHealth();
    if (lastRun && lastRun.id !== before && lastRun.status !== "started") return;
  }
}

process.on("message", async () => {
  await bringInNews().catch((error) => stopping || console.error(error));
  if (process.connected) process.send({ refusal: null });
});
const { problem } = await readHealth();
process.send(problem === null ? { refusal: null } : { refusal: "configuration", problem });
