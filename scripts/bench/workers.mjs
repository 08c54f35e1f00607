// The built Worker and the floor, each in a workerd of its own, without the dev proxy.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { prepareState, sampleVariables } from "../local-state.mjs";
import { ROOT, run } from "../project-node.mjs";

// Wrangler brings the runtime along; the project does not depend on it by itself.
const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { Miniflare, convertV4MiniflareOptions } = fromWrangler("miniflare");

const FOLDER = join(ROOT, ".cache", "bench");
const STATE = join(FOLDER, "state");
const NEWS_PATIENCE_MS = 30_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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
function cpuOf(pid) {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((total, value) => total + value, 0) / 1e6;
}

async function start(options) {
  const before = new Set(childProcesses());
  const runtime = new Miniflare(
    convertV4MiniflareOptions({ name: "page", telemetry: { enabled: false }, ...options }),
  );
  const origin = await runtime.ready;
  const pid = childProcesses().find((child) => !before.has(child) && isRuntime(child));
  return { runtime, origin: origin.origin, cpu: () => cpuOf(pid), stop: () => runtime.dispose() };
}

/** Builds the one file that a deployment uploads, and the state the Worker runs on. Returns what failed, or null. */
export async function prepareWorker() {
  mkdirSync(FOLDER, { recursive: true });
  const bundled = await run("wrangler", ["deploy", "--dry-run", "--outdir", FOLDER], {
    // The bundler warns of every chunk that is imported for its order alone.
    stdio: "ignore",
  });
  return bundled === 0 ? prepareState(STATE) : "The Worker could not be bundled.";
}

function readConfiguration() {
  return unstable_getMiniflareWorkerOptions(join(ROOT, "wrangler.toml")).workerOptions;
}

/** The built Worker with the sample news. */
export async function startSite() {
  const own = readConfiguration();
  // The sample feeds in the place of the built-in sources: a measurement needs no network.
  const { SAMPLE_SOURCES, FETCH_ALLOW } = await sampleVariables({ NEWS_SOURCES: "", FETCH_ALLOW: "" });
  return start({
    bindings: { ...own.bindings, NEWS_SOURCES: SAMPLE_SOURCES, FETCH_ALLOW },
    compatibilityDate: own.compatibilityDate,
    compatibilityFlags: own.compatibilityFlags,
    kvNamespaces: own.kvNamespaces,
    d1Databases: own.d1Databases,
    queueProducers: own.queueProducers,
    queueConsumers: own.queueConsumers,
    assets: own.assets,
    modules: [{ type: "ESModule", path: join(FOLDER, "index.js") }],
    modulesRoot: FOLDER,
    resourcePersistencePath: join(STATE, "v3"),
  });
}

/** Runs the hourly job and waits until its news are on the page. */
export async function bringInNews({ runtime, origin }) {
  const worker = await runtime.getWorker();
  await worker.scheduled({ cron: "7 * * * *" });
  for (const started = Date.now(); Date.now() - started < NEWS_PATIENCE_MS; await pause(500)) {
    const health = await fetch(`${origin}/healthz`).then(
      (answer) => answer.json(),
      () => null,
    );
    if (health?.lastRun && health.lastRun.status !== "started") return;
  }
  throw new Error("The sample news did not arrive.");
}

/** A Worker that answers with the finished pages and does nothing else. */
export function startFloor(pages) {
  const script = `const PAGES = ${JSON.stringify(pages)};
export default {
  fetch(request) {
    const page = PAGES[new URL(request.url).pathname];
    return new Response(page.body, { headers: page.headers });
  },
};`;
  // Behind the same router of static files as the site.
  const { assets, compatibilityDate } = readConfiguration();
  return start({ modules: true, script, assets, compatibilityDate });
}
