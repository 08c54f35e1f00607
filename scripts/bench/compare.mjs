// This site and an older checkout of it, measured in turn in one run, each beside a floor of its own.
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { pathInEveryLocale } from "../../app/addresses/languages.ts";
import { openBrowser, openPhone } from "./browser.mjs";
import { brotliBytes, load, median, readPage } from "./measure.mjs";
import { measureStart, STARTS } from "./start-up.mjs";

/** Pages of each type that both have. */
const PATHS = [
  ...pathInEveryLocale("/"),
  "/tools",
  "/library",
  "/learn",
  "/news",
  "/chapter3_ex1",
  "/resources/chatgpt",
  "/about",
];
const HITS = 300;

/** The scripts of a checkout start its own build, so only their names need to be the same. */
async function openCheckout(folder) {
  const { ensureBuilt } = await import(join(folder, "scripts/build.mjs"));
  const workers = await import(join(folder, "scripts/bench/workers.mjs"));
  if (!(await ensureBuilt())) throw new Error(`${folder} was not built.`);
  const problem = await workers.prepareWorker();
  if (problem !== null) throw new Error(problem);
  return workers;
}

async function startPair(workers) {
  const site = await workers.startSite(await workers.sampleNews());
  await workers.runPipeline(site);
  const pages = Object.fromEntries(
    await Promise.all(PATHS.map(async (path) => [path, await readPage(site.origin, path)])),
  );
  const floor = await workers.startFloor(pages);
  for (const worker of [site, floor]) await load(worker, () => "/", HITS);
  return { site, floor, pages };
}

/** A first visit, and then a touch of the heading, which brings what waits for a touch. */
async function visit(browser, url) {
  const page = await openPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let requests = 0;
  const scripts = [];
  page.on("request", (request) => {
    if (request.serviceWorker() === null) requests += 1;
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { lcp, cls, tbt } = await page.evaluate(() => window.seen);
  const { metrics } = await session.send("Performance.getMetrics");
  const onLoad = requests;
  await page.locator("h1").first().tap();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  await page.context().close();
  return {
    lcp,
    "layout shift": cls,
    "blocking time, ms": tbt,
    "main thread, ms": 1000 * metrics.find(({ name }) => name === "TaskDuration").value,
    "requests on first load": onLoad,
    "scripts, kB gzip": bytes.reduce((total, size) => total + size, 0) / 1000,
  };
}

async function measurePage(browser, { site, floor, pages }, path) {
  const least = await visit(browser, floor.origin + path);
  const { lcp, ...own } = await visit(browser, site.origin + path);
  const leastHit = await load(floor, () => path, HITS);
  const hit = await load(site, () => path, HITS);
  return {
    ...own,
    "largest paint, x floor": lcp / least.lcp,
    "throughput, x floor": hit.throughput / leastHit.throughput,
    "CPU of a hit, x floor": hit.cpu / leastHit.cpu,
    "HTML, kB brotli": brotliBytes(pages[path].body) / 1000,
  };
}

function printRows(rounds, path) {
  for (const label of Object.keys(rounds[0].before[path])) {
    const of = (side) =>
      median(rounds.map((round) => round[side][path][label])).toFixed(label === "layout shift" ? 3 : 2);
    console.log(`| \`${path}\` | ${label} | ${of("before")} | ${of("after")} |`);
  }
}

/** Prints a table of medians: page, figure, the checkout in `folder`, this one. */
export async function measureBeside(folder, rounds) {
  const checkouts = { before: await openCheckout(resolve(folder)), after: await openCheckout(process.cwd()) };
  const starts = { before: [], after: [] };
  for (let start = 0; start < STARTS; start += 1)
    for (const side of Object.keys(checkouts)) starts[side].push(await measureStart(checkouts[side]));
  const pairs = { before: await startPair(checkouts.before), after: await startPair(checkouts.after) };
  const browser = await openBrowser();
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const sides = { before: {}, after: {} };
    for (const path of PATHS)
      for (const side of Object.keys(pairs))
        sides[side][path] = await measurePage(browser, pairs[side], path);
    found.push(sides);
  }
  await browser.close();
  console.log("| Page | Figure | Before | After |\n| --- | --- | --- | --- |");
  console.log(
    `| all | start-up, ms CPU beyond an empty Worker | ${median(starts.before).toFixed(1)} | ${median(starts.after).toFixed(1)} |`,
  );
  for (const path of PATHS) printRows(found, path);
  for (const { site, floor } of Object.values(pairs)) await Promise.all([site.stop(), floor.stop()]);
}
