// A slow phone on a slow line: what the visitor of the home page waits for, beside the same page from the floor.
import { chromium } from "@playwright/test";
import { ensureChromium } from "../chromium.mjs";
import { spread } from "./measure.mjs";

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Runs before the page: notes paints, shifts, long tasks. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  const note = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  note("paint", (entry) => {
    if (entry.name === "first-contentful-paint") window.seen.fcp = entry.startTime;
  });
  note("largest-contentful-paint", (entry) => {
    window.seen.lcp = entry.startTime;
  });
  note("layout-shift", (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value;
  });
  note("longtask", (entry) => {
    window.seen.tbt += Math.max(0, entry.duration - 50);
  });
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watch);
  let requests = 0;
  page.on("request", () => (requests += 1));
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => window.seen);
  const clicked = await page.evaluate(async () => {
    const button = document.querySelector("[data-shell=theme]");
    const started = performance.now();
    button?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  });
  await context.close();
  return { ...seen, requests, clicked };
}

/** Rows of label and value for P1, P2, P4 and P6. */
export async function measureInBrowser(site, floor, rounds) {
  const browser = await chromium.launch({
    executablePath: (await ensureChromium()) ?? undefined,
    args: ["--no-sandbox"],
  });
  const own = [];
  const least = [];
  for (let round = 0; round < rounds; round += 1) {
    least.push(await visit(browser, `${floor}/`));
    own.push(await visit(browser, `${site}/`));
  }
  await browser.close();
  const ratio = (name) => spread(own.map((visit, round) => visit[name] / least[round][name]));
  const value = (name, digits) =>
    spread(
      own.map((visit) => visit[name]),
      digits,
    );
  return [
    ["P1  FCP, times floor", ratio("fcp")],
    ["P1  LCP, times floor", ratio("lcp")],
    ["P2  total blocking time, ms", value("tbt", 0)],
    ["P2  layout shift", value("cls", 3)],
    ["P4  requests", value("requests", 0)],
    ["P6  theme button answered, ms", value("clicked", 0)],
  ];
}
