// `npm run picture`: the picture at the head of the README, drawn of a running site.
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { pathInEveryLocale } from "../app/addresses/languages.ts";
import { CHROMIUM_IS_MISSING, findChromium } from "./chromium.mjs";
import { ROOT } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";

const FILE = join(".github", "site.webp");
/** The page in the first language by day, in the next one by night. */
const SCHEMES = ["light", "dark"];
const VIEWS = pathInEveryLocale("/")
  .slice(0, SCHEMES.length)
  .map((path, index) => ({ path, colorScheme: SCHEMES[index] }));
const WINDOW = { width: 1120, height: 840 };
/** Each view is drawn smaller by this. */
const SCALE = 0.6;
const GAP = 16;
const QUALITY = 80;

async function shoot(browser, origin, { path, colorScheme }) {
  const page = await browser.newPage({ viewport: WINDOW, colorScheme, reducedMotion: "reduce" });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const shot = await page.screenshot();
  await page.close();
  return shot.toString("base64");
}

/** Both views side by side on a see-through ground. */
async function draw(browser, shots) {
  const width = Math.round(WINDOW.width * SCALE);
  const height = Math.round(WINDOW.height * SCALE);
  const size = { width: shots.length * (width + GAP) - GAP, height };
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1.5 });
  const images = shots.map(
    (shot) => `<img width="${width}" height="${height}" src="data:image/png;base64,${shot}">`,
  );
  await page.setContent(
    `<style>body { display: flex; gap: ${GAP}px; margin: 0 } img { border-radius: 12px }</style>${images.join("")}`,
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  return Buffer.from(data, "base64");
}

const [origin = "http://localhost:8787"] = readCommandLine("picture").words;
const executablePath = findChromium()?.path;
if (executablePath === undefined) {
  console.error(CHROMIUM_IS_MISSING);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath });
try {
  const shots = await Promise.all(VIEWS.map((view) => shoot(browser, new URL(origin).origin, view)));
  writeFileSync(join(ROOT, FILE), await draw(browser, shots));
  console.log(`${FILE}: ${Math.round(statSync(join(ROOT, FILE)).size / 1000)} kB`);
} catch (error) {
  console.error(`No picture was drawn. ${error.message}`);
  process.exitCode = 1;
} finally {
  await browser.close();
}
