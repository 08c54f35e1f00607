// The built Worker and the floor, each in a workerd of its own.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildSync } from "esbuild";
import { readVariables } from "../configuration.mjs";
import { prepareState, sampleVariables } from "../local-state.mjs";
import { ensurePrerendered } from "../prerendered-site.mjs";
import { ROOT } from "../project-node.mjs";
import { startWorkerRuntime } from "../worker-runtime.mjs";

const STATE = join(ROOT, ".cache", "bench", "state");
const NEWS_PATIENCE_MS = 30_000;

/** Ids of the processes that this one has started, and of theirs. */
function childProcesses(pid = process.pid) {
  const tasks = `/proc/${pid}/task`;
  const own = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return own.flatMap((child) => [child, ...childProcesses(child)]);
}

function isRuntime(pid) {
  return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd");
}

/** Milliseconds of CPU that a process has used so far. */
function getCpu(pid) {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((total, value) => total + value, 0) / 1e6;
}

async function start(options) {
  const before = new Set(childProcesses());
  const { runtime, origin } = await startWorkerRuntime({ state: STATE, ...options });
  const pid = childProcesses().find((child) => !before.has(child) && isRuntime(child));
  return { runtime, origin, cpu: () => getCpu(pid), stop: () => runtime.dispose() };
}

/** The state the Worker runs on, anew. Returns what failed, or null. */
export function prepareWorker() {
  rmSync(STATE, { recursive: true, force: true });
  return prepareState(STATE);
}

/** Configuration that reads the sample feeds instead of the built-in sources, so that measuring needs no network. */
export async function sampleNews() {
  const { SAMPLE_SOURCES, FETCH_ALLOW } = await sampleVariables({ NEWS_SOURCES: "", FETCH_ALLOW: "" });
  return { NEWS_SOURCES: SAMPLE_SOURCES, FETCH_ALLOW };
}

/**
 * The built Worker and its prerendered pages with the given configuration over that of wrangler.toml, behind an entry
 * of its own if one is given.
 */
export async function startSite(variables, entry) {
  const { values } = readVariables();
  const assets = await ensurePrerendered({ values, variables, origin: "http://localhost" });
  if (assets === null) throw new Error("The pages could not be finished.");
  return start({ variables, entry, assets });
}

/** The newest run of the pipeline as the health check tells it, or null. */
export async function readRun({ origin }) {
  const health = await fetch(`${origin}/healthz`).then(
    (answer) => answer.json(),
    () => null,
  );
  return health?.lastRun ?? null;
}

/** Runs the hourly job and waits until the run it started is over. Throws where that takes half a minute. */
export async function runPipeline(site) {
  const before = (await readRun(site))?.id;
  const worker = await site.runtime.getWorker();
  await worker.scheduled({ cron: "7 * * * *" });
  for (const started = Date.now(); Date.now() - started < NEWS_PATIENCE_MS; await pause(250)) {
    const run = await readRun(site);
    if (run !== null && run.id !== before && run.status !== "started") return;
  }
  throw new Error("The run of the pipeline did not end.");
}

/** A Worker that answers with the prerendered pages and does nothing else, among the same bindings and files. */
export function startFloor(pages) {
  const script = `const PAGES = ${JSON.stringify(pages)};
export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url);
    const page = PAGES[pathname + search];
    return new Response(page.body, { headers: page.headers });
  },
  queue() {},
};`;
  return start({ script });
}

/** A plain Remix site on the same database, bundled as wrangler does it by itself. */
export function startPlain() {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, "scripts", "bench", "plain-site.tsx")],
    alias: { "~": join(ROOT, "app") },
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return start({ script: outputFiles.map(({ text }) => text).join("") });
}
