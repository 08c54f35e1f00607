// A slow phone on a slow line: how long a visitor waits for each page, beside the same page from the floor.
import { chromium } from "@playwright/test";
import { ensureChromium } from "../chromium.mjs";
import { spread } from "./measure.mjs";
import { measureFlicks } from "./scroll-test.mjs";

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The longest lists. */
const LISTS = ["/tools", "/library", "/prompts", "/rules"];
/** Requests that the Worker answers; files come from the static router. */
const FROM_THE_WORKER = new Set(["document", "fetch", "xhr"]);

/** Runs before the page: notes paints, shifts, long tasks, answered events and when the client is ready. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, ready: 0, event: 0 };
  const note = (type, read, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    });
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
  const keepLongest = (entry) => {
    window.seen.event = Math.max(window.seen.event, entry.duration);
  };
  note("event", keepLongest, { durationThreshold: 16 });
  addEventListener("client-ready", () => {
    window.seen.ready = performance.now();
  });
}

/** A browser that may also run as root. */
export async function openBrowser() {
  return chromium.launch({ executablePath: (await ensureChromium()) ?? undefined, args: ["--no-sandbox"] });
}

/** A page of a slowed-down phone that notes what its visitor waits for in `window.seen`. */
export async function openPhone(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watch);
  return page;
}

/** A first visit without a touch. */
async function visit(browser, url) {
  const page = await openPhone(browser);
  const requests = [];
  page.on("request", (request) => requests.push({ request, at: Date.now() }));
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => ({ ...window.seen, started: performance.timeOrigin }));
  await page.context().close();
  return {
    ...seen,
    requests: requests.length,
    ofTheWorker: requests.filter(({ request }) => FROM_THE_WORKER.has(request.resourceType())).length,
    beforeLcp: requests.filter(({ request, at }) => {
      const isFont = request.resourceType() === "font"; // never blocking: text is painted without it
      return !isFont && at < seen.started + seen.fcp;
    }).length,
  };
}

/** Milliseconds from a tap on the search button, as soon as it is there, until one can type. */
async function measureFirstClick(browser, url) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: "commit" });
  const search = page.locator("a[aria-keyshortcuts]");
  await search.waitFor();
  const started = Date.now();
  await search.tap();
  await page.locator("dialog input:focus").waitFor();
  const waited = Date.now() - started;
  await page.context().close();
  return waited;
}

/** Controls that a visitor touches; each menu and dialog is closed again. */
const WIDGETS = {
  theme: async (page) => page.locator("[data-shell=theme]").tap(),
  menu: async (page) => {
    await page.locator("[data-shell=menu]").tap();
    await page.keyboard.press("Escape");
  },
  language: async (page) => {
    await page.locator("[popovertarget=language]").tap();
    await page.keyboard.press("Escape");
  },
  search: async (page) => {
    await page.locator("a[aria-keyshortcuts]").tap();
    await page.locator("dialog input:focus").pressSequentially("canva");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  },
  favourite: async (page) => page.locator("main [aria-pressed][data-client]").first().tap(),
};

/** Longest time from an event to the paint after it, by widget, once the client is ready. */
async function measureInteractions(browser, url) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => window.seen.ready > 0);
  const longest = {};
  for (const [name, use] of Object.entries(WIDGETS)) {
    await page.evaluate(() => {
      window.seen.event = 0;
    });
    await use(page);
    await page.waitForTimeout(400); // the observer reports after the frame
    longest[name] = await page.evaluate(() => window.seen.event);
  }
  await page.context().close();
  return longest;
}

function rowsOfPage(path, own, least) {
  const ratio = (name) => spread(own.map((visit, round) => visit[name] / least[round][name]));
  const value = (name, digits = 0) =>
    spread(
      own.map((visit) => visit[name]),
      digits,
    );
  return [
    [`S6  ${path}  requests to the Worker or for the page`, value("ofTheWorker")],
    [`P1  ${path}  FCP, times floor`, ratio("fcp")],
    [`P1  ${path}  LCP, times floor`, ratio("lcp")],
    [`P2  ${path}  total blocking time, ms`, value("tbt")],
    [`P2  ${path}  layout shift`, value("cls", 3)],
    [`P4  ${path}  requests before the first paint`, value("beforeLcp")],
    [`P4  ${path}  requests on first load`, value("requests")],
    [`P6  ${path}  client ready after, ms`, value("ready")],
  ];
}

/** Rows of label and value, named as in RESULTS.md: of every page, and of what one touches on the first. */
export async function measureInBrowser(site, floor, paths, rounds) {
  const browser = await openBrowser();
  const visits = new Map(paths.map((path) => [path, { own: [], least: [] }]));
  const firstClicks = [];
  const interactions = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, { own, least }] of visits) {
      least.push(await visit(browser, floor + path));
      own.push(await visit(browser, site + path));
    }
    firstClicks.push(await measureFirstClick(browser, `${site}/`));
    interactions.push(await measureInteractions(browser, `${site}/`));
  }
  const flicks = await measureFlicks(browser, site, LISTS, rounds);
  await browser.close();
  return [
    ...[...visits].flatMap(([path, { own, least }]) => rowsOfPage(path, own, least)),
    ...Object.keys(WIDGETS).map((name) => [
      `P2  ${name}, event to paint, ms`,
      spread(
        interactions.map((longest) => longest[name]),
        0,
      ),
    ]),
    ["P6  first tap on search until one can type, ms", spread(firstClicks, 0)],
    ...flicks,
  ];
}
