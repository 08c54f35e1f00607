import { existsSync } from "node:fs";
import { IS_DEBIAN, installDebianPackage } from "./debian-package.mjs";

const CANDIDATES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function find() {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** The path of an installed Chromium or Chrome; on Debian as root it is installed. Null when there is none. */
export async function ensureChromium() {
  const found = find();
  if (found !== null) return found;
  await installDebianPackage("chromium");
  const installed = find();
  if (installed !== null) return installed;
  const command = IS_DEBIAN
    ? "sudo apt-get install chromium"
    : process.platform === "darwin"
      ? "brew install --cask chromium"
      : "install Chromium or Chrome and set CHROME_PATH to its program";
  console.error(`No Chromium or Chrome was found. To run the browser journeys: ${command}`);
  return null;
}

const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";

/**
 * The path of the Chromium for the journeys, or null. Debian has one without windows, which needs about half the
 * processor time of the one with windows.
 */
export async function ensureChromiumForJourneys() {
  if (process.env.CHROME_PATH !== undefined) return ensureChromium();
  if (!existsSync(WITHOUT_WINDOWS)) await installDebianPackage("chromium-headless-shell");
  return existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : ensureChromium();
}
