import { existsSync } from "node:fs";
import { IS_DEBIAN, installDebianPackage } from "./debian-package.mjs";

/** Playwright's own Firefox is left out: the journeys drive one as readers have it. */
const CANDIDATES = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The path of an installed Firefox, or null. */
export function findFirefox() {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Installs Firefox where no question is asked. Returns null, or what to say about the journeys that are left out. */
export async function missingFirefox() {
  if (findFirefox() === null) await installDebianPackage("firefox-esr");
  const found = findFirefox();
  if (found !== null) {
    console.log(`Firefox: ${found}`);
    return null;
  }
  const command = IS_DEBIAN
    ? "sudo apt-get install firefox-esr"
    : "install it, or set FIREFOX_PATH to its program";
  return `No Firefox was found: the journeys in Firefox were left out. To run them: ${command}`;
}
