// `npm run bench`: what the pages cost in CPU, as ratios to a Worker that sends the same bytes and does nothing
// else, and a minute of load while the pipeline runs. Reads /proc, so it needs Linux. Results and budgets are in scripts/bench/RESULTS.md.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathInEveryLocale } from "../app/addresses/languages.ts";
import { measureInBrowser } from "./bench/browser.mjs";
import { measureBeside } from "./bench/compare.mjs";
import { measureUnderLoad } from "./bench/load-test.mjs";
import { brotliBytes, gzippedModules, load, quartiles, readPage, spread } from "./bench/measure.mjs";
import { measureStartUp } from "./bench/start-up.mjs";
import {
  prepareWorker,
  runPipeline,
  sampleNews,
  startFloor,
  startPlain,
  startSite,
} from "./bench/workers.mjs";
import { ensureBuilt } from "./build.mjs";
import { ROOT } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";

/** A page of each type: home, list, courses, news, landing, resource, class sheet, text. */
const PATHS = [
  ...pathInEveryLocale("/"),
  "/tools",
  "/learn",
  "/news",
  "/chapter3_ex1",
  "/resources/chatgpt",
  "/favourites?view=sheet",
  "/about",
];
const { browser, beside, rounds, "start-up": isStartUp } = readCommandLine("bench").values;
const ROUNDS = Number(rounds ?? 5);
const HITS = 300;
const MISSES = 40;

function print(label, value) {
  console.log(`${label.padEnd(52)} ${value}`);
}

if (beside !== undefined) {
  await measureBeside(beside, ROUNDS);
  process.exit(0);
}

if (!(await ensureBuilt())) process.exit(1);
const problem = await prepareWorker();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

/** Milliseconds of CPU for the first page of an isolate that has answered nothing but its health. */
async function firstCpu(worker, path) {
  // Starts the simulators of D1 and KV, so that their start does not count as the Worker's.
  await fetch(`${worker.origin}/healthz`);
  return (await load(worker, () => path, 1)).cpu;
}

async function measureFirst(starting, path) {
  const worker = await starting;
  const cpu = await firstCpu(worker, path);
  await worker.stop();
  return cpu;
}

function printStartUp(beyond) {
  print("S3  start-up of the script, ms CPU beyond the floor's", quartiles(beyond));
}

if (isStartUp) {
  printStartUp(await measureStartUp());
  process.exit(0);
}

const news = await sampleNews();
let site = await startSite(news);
await runPipeline(site);
const pages = {};
for (const path of PATHS) pages[path] = await readPage(site.origin, path);
const floor = await startFloor(pages);
const byPath = new Map(PATHS.map((path) => [path, { cpu: [], throughput: [] }]));
const misses = { cpu: [], ratio: [] };
const cold = { known: [], unknown: [], plain: [], ratio: [] };

// The first requests compile what all later ones run.
for (const worker of [site, floor]) await load(worker, () => "/", HITS);
await load(site, (index) => `/?tag=all&run=${index}`, MISSES);
for (let round = 0; round < ROUNDS; round += 1) {
  let floorCpu = 0;
  for (const [path, found] of byPath) {
    const least = await load(floor, () => path, HITS);
    const own = await load(site, () => path, HITS);
    floorCpu = least.cpu;
    found.cpu.push(own.cpu / least.cpu);
    found.throughput.push(own.throughput / least.throughput);
  }
  const miss = await load(site, (index) => `/?tag=all&run=${round}-${index}`, MISSES);
  misses.cpu.push(miss.cpu);
  misses.ratio.push(miss.cpu / floorCpu);
}
for (let round = 0; round < ROUNDS; round += 1) {
  await site.stop();
  // Only the isolate that rendered it keeps the home page of a topic.
  const unknown = await measureFirst(startSite(news), "/?tag=all");
  const plain = await measureFirst(startPlain(), "/");
  site = await startSite(news);
  cold.known.push(await firstCpu(site, "/"));
  cold.unknown.push(unknown);
  cold.plain.push(plain);
  cold.ratio.push(unknown / plain);
}

const startUp = await measureStartUp();

console.log(
  `\n${availableParallelism()} processors, medians of ${ROUNDS} interleaved rounds (least to most)\n`,
);
for (const [path, { cpu, throughput }] of byPath) {
  print(`S1  ${path}  CPU, times floor`, spread(cpu));
  print(`S1  ${path}  throughput, times floor`, spread(throughput));
}
print("S2  home rendered, warm, ms CPU", spread(misses.cpu, 1));
print("S2  home rendered, warm, times floor", spread(misses.ratio, 0));
print("S3  cold isolate, page known in KV, ms CPU", spread(cold.known, 1));
print("S3  cold isolate, page unknown, ms CPU", spread(cold.unknown, 1));
print("S3  cold isolate, plain Remix page with a database, ms", spread(cold.plain, 1));
print("S3  cold isolate, page unknown, times the plain one", spread(cold.ratio, 1));
printStartUp(startUp);
print(
  "S5  Worker with its content, KiB gzip",
  (gzippedModules(join(ROOT, "build", "server")) / 1024).toFixed(0),
);
for (const path of PATHS) print(`P3  ${path}  kB brotli`, (brotliBytes(pages[path].body) / 1000).toFixed(1));

if (browser) {
  for (const [label, value] of await measureInBrowser(site.origin, floor.origin, PATHS, ROUNDS))
    print(label, value);
}
await Promise.all([site.stop(), floor.stop()]);
for (const [label, value] of await measureUnderLoad()) print(label, value);
process.exit(0);
