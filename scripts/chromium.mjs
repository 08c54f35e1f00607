import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackage } from "./debian-package.mjs";
import { run } from "./project-node.mjs";

/** Debian's Chromium without windows needs about half the processor time of the one with windows. */
const WITHOUT_WINDOWS = "chromium-headless-shell";

const OF_THE_SYSTEM = [
  `/usr/bin/${WITHOUT_WINDOWS}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Advice where no Chromium is found and none could be installed. */
export const CHROMIUM_IS_MISSING =
  "No Chromium or Chrome was found, so nothing was looked at in a browser. `npx playwright install --with-deps chromium` brings one, or CHROME_PATH names its program.";

/** An installed Chromium or Chrome: its `path`, and in `from` whose it is. Null when there is none. */
export function findChromium() {
  const places = [
    [process.env.CHROME_PATH, "CHROME_PATH"],
    [chromium.executablePath(), "Playwright's folder"],
    ...OF_THE_SYSTEM.map((path) => [path, "the system"]),
  ];
  const found = places.find(([path]) => path !== undefined && existsSync(path));
  return found === undefined ? null : { path: found[0], from: found[1] };
}

/** Fetches the Chromium of this Playwright, which takes a network. */
async function fetchChromium() {
  console.log("Fetching Playwright's Chromium ...");
  const code = await run("playwright", ["install", "--no-shell", "chromium"], {
    stdio: "ignore",
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env },
  });
  if (code !== 0) console.log("It could not be fetched.");
}

/** The path of a Chromium or Chrome, and says whose it is. Where there is none it is installed. Null without one. */
export async function ensureChromium() {
  if (findChromium() === null) await installDebianPackage(WITHOUT_WINDOWS);
  if (findChromium() === null) await fetchChromium();
  const found = findChromium();
  console.log(found === null ? CHROMIUM_IS_MISSING : `Chromium of ${found.from}: ${found.path}`);
  return found?.path ?? null;
}
