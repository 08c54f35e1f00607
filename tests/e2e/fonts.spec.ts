// The fonts of the site come late without moving the page, and who saves data does without them.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { homeMessages } from "../../app/i18n/messages/home";
import { LONG } from "../release-files";
import { STANDING_IN } from "./letters";
import { expectHydrated, markHydrated } from "./open-hydrated";

/** One page for each way to begin: hero, list of cards, prompt, text, and a list that the script writes. */
const PAGES = ["/pt-br", "/tools", "/pt-br/chapter3-ex4", "/resources/chatgpt", "/favourites"];

/** A phone, a tablet, where the filters of a list break first, and a desk. */
const WIDTHS = [
  { width: 360, paths: PAGES },
  { width: 768, paths: ["/tools", "/pt-br/tools"] },
  { width: 1280, paths: PAGES },
];

/** Shifts allowed to fonts that come this late, and to a page before they come. */
const LATE_MS = 1200;
const MOST_LATE_SHIFT = 0.03;
const MOST_SHIFT = 0.01;

/** Holds the font files back; returns how many are waiting, and the way to let them through to their last byte. */
async function holdFonts(page: Page) {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route("**/fonts/*", (route) => {
    if (!isHeld) return route.continue();
    waiting.push(() => route.continue());
  });
  return {
    count: () => waiting.length,
    letThrough: async () => {
      const arrived = Promise.all(
        ["fraunces", "atkinson"].map((name) =>
          page.waitForEvent("requestfinished", (request) => request.url().includes(name)),
        ),
      );
      isHeld = false;
      await Promise.all(waiting.splice(0).map((pass) => pass()));
      await arrived;
    },
  };
}

/** Counts what moves in every page of this tab. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(globalThis, { layoutShifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function readShift(page: Page): Promise<number> {
  // After two frames what the last change moved has been reported.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(Reflect.get(globalThis, "layoutShifts"), "shift"))),
        ),
      ),
  );
}

/** The fonts that the browser really draws an element with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

async function expectStill(browser: Browser, path: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, serviceWorkers: "block" });
  const fonts = await holdFonts(page);
  await watchShifts(page);
  await markHydrated(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect.poll(fonts.count, path).toBe(2);
  await page.waitForFunction((late) => performance.now() > late, LATE_MS);
  await fonts.letThrough();
  // The client takes the whole sheet, which must not have the fonts loaded once more.
  await expectHydrated(page);
  await expect.poll(() => drawnWith(page, "h1"), path).toEqual(["Fraunces"]);
  expect(await readShift(page), path).toBeLessThanOrEqual(MOST_LATE_SHIFT);
  await page.close();
}

for (const { width, paths } of WIDTHS) {
  test(`late fonts take their place and move next to nothing, at ${width} px`, {
    tag: [STANDING_IN.tag, LONG.tag],
  }, async ({ browser }) => {
    test.slow();
    // Side by side, because each is mostly waiting.
    await Promise.all(paths.map((path) => expectStill(browser, path, width)));
  });
}

for (const { path, moves } of [
  { path: "/", moves: false },
  { path: "/pt-br", moves: true },
]) {
  test(`next to nothing moves on ${path} when its client lives before fonts and sheet of the site have come`, {
    tag: [STANDING_IN.tag, LONG.tag],
  }, async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      reducedMotion: "no-preference",
      serviceWorkers: "block",
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const fonts = await holdFonts(page);
    const sheets: (() => Promise<void>)[] = [];
    await page.route("**/assets/*.css", (route) => {
      sheets.push(() => route.continue());
    });
    await watchShifts(page);
    await markHydrated(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectHydrated(page);
    await expect(page.locator("main canvas")).toHaveCount(moves ? 1 : 0);
    const pause = page.getByRole("button", { name: homeMessages["pt-br"].pauseAnimation });
    await expect(pause).toHaveCount(moves ? 1 : 0);
    expect(sheets.length).toBe(1);
    expect(await readShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    // The fonts first: a sheet that declared them again would have them loaded once more.
    await fonts.letThrough();
    await Promise.all(sheets.map((pass) => pass()));
    await page.waitForLoadState("load");
    expect(await readShift(page)).toBeLessThanOrEqual(MOST_LATE_SHIFT);
    await page.close();
  });
}

test("the zero of the text face has no stroke at any weight", LONG, async ({ page }) => {
  await page.goto("/about");
  const inks = await page.evaluate(async () => {
    const url = "url(/fonts/atkinson-next-plain-zero.woff2)";
    const face = await new FontFace("Our Figures", url, { weight: "400 700" }).load();
    document.fonts.add(face);
    const context = new OffscreenCanvas(200, 300).getContext("2d");
    if (context === null) throw new Error("no canvas");
    /** How much of the middle of a letter is dark, of 255. */
    const inkInMiddle = (letter: string, weight: number) => {
      context.clearRect(0, 0, 200, 300);
      context.font = `${weight} 200px "Our Figures"`;
      context.textAlign = "center";
      context.fillText(letter, 100, 200);
      const { actualBoundingBoxAscent: height } = context.measureText(letter);
      return context.getImageData(95, 200 - height / 2 - 5, 10, 10).data[3] ?? 0;
    };
    return [400, 700].map((weight) => ({ zero: inkInMiddle("0", weight), eight: inkInMiddle("8", weight) }));
  });
  for (const { zero, eight } of inks) {
    expect(zero).toBe(0);
    expect(eight, "a figure with ink there").toBeGreaterThan(0);
  }
});

test("the fonts of the next page come from the cache", async ({ page }) => {
  // Without a route for them: a route takes the cache away.
  await page.goto("/about", { waitUntil: "load" });
  await expect
    .poll(() =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/fonts/")).length,
      ),
    )
    .toBe(2);
  await page.goto("/library", { waitUntil: "load" });
  await expect.poll(() => drawnWith(page, "h1")).toEqual(["Fraunces"]);
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/fonts/"))
      .map((entry) => entry.toJSON().transferSize),
  );
  expect(sent).toEqual([0, 0]);
});

test("the installed fonts that stand in have the width and height of ours", STANDING_IN, async ({ page }) => {
  await page.goto("/about");
  const measured = await page.evaluate(async () => {
    const text = document.querySelector("main")?.textContent ?? "";
    const measure = (font: string) => {
      const line = document.createElement("span");
      Object.assign(line.style, { font, position: "absolute", whiteSpace: "nowrap" });
      line.textContent = text;
      document.body.appendChild(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    // Under names of their own, beside those of the page.
    const ours = [
      new FontFace("Our Text", "url(/fonts/atkinson-next-plain-zero.woff2)", { weight: "400 700" }),
      new FontFace("Our Headings", "url(/fonts/fraunces-latin.woff2)", { weight: "620" }),
    ];
    for (const face of ours) document.fonts.add(await face.load());
    const pairs = [
      ["400 100px/normal 'Our Text'", "400 100px/normal 'Atkinson Arial'"],
      ["600 100px/normal 'Our Text'", "600 100px/normal 'Atkinson Arial'"],
      ["700 100px/normal 'Our Text'", "700 100px/normal 'Atkinson Arial'"],
      ["620 100px/normal 'Our Headings'", "620 100px/normal 'Fraunces Times'"],
    ];
    await Promise.all(pairs.flat().map((font) => document.fonts.load(font)));
    return pairs.map(([own = "", other = ""]) => ({ other, a: measure(own), b: measure(other) }));
  });
  for (const { other, a, b } of measured) {
    expect(Math.abs(b.width / a.width - 1), `${other}, width`).toBeLessThan(0.02);
    expect(Math.abs(b.height - a.height), `${other}, height of a line of 100 px`).toBeLessThanOrEqual(1);
  }
});

test("who saves data is asked for no font", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", "/pt-br/chapter3-ex4"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-save-data", "");
  }
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/style-/));
  expect(asked.filter((path) => path.startsWith("/fonts/"))).toEqual([]);
});
