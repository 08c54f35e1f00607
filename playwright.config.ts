import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
import { areFontsChosen, STANDING_IN, TUNED_LETTERS, WIDE_LETTERS } from "./tests/e2e/letters";
import { JOURNEYS_ORIGIN, JOURNEYS_PORT } from "./tests/e2e/shown-values.mjs";
import { isRelease, LONG } from "./tests/release-files";

// The browsers of every journey, Firefox included, inherit this; see tests/e2e/letters.ts.
// Without UTF-8 in the locale Chromium finds no folder for downloads whose path has an accent.
Object.assign(process.env, TUNED_LETTERS, { LC_ALL: "C.UTF-8" });

/** A server that is already running, for looking at one journey while working on it. */
const running = process.env.E2E_ORIGIN;

const CHROMIUM = {
  executablePath: findChromium()?.path,
  args: [
    ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
    // The browser without windows draws letters as wide as the one with windows does.
    "--font-render-hinting=none",
  ],
};

/** Journeys in a real browser against the built site, served as `npm start` serves it, with news of a local server. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // What is tried again until it holds is tried often: most of it holds at once.
  expect: { timeout: 7_000, toPass: { intervals: [20, 50, 100, 250] } },
  forbidOnly: true,
  grepInvert: [isRelease ? [] : LONG, areFontsChosen ? [] : STANDING_IN]
    .flat()
    .map(({ tag }) => new RegExp(tag)),
  outputDir: ".cache/browser",
  // The journeys in Firefox follow each other in one browser, so they begin first, beside those in Chromium.
  projects: isRelease
    ? [
        { name: "firefox", testMatch: "firefox.release.spec.ts" },
        { name: "chromium", testMatch: "**/*.release.spec.ts", testIgnore: "firefox.release.spec.ts" },
        { name: "tagged", testIgnore: "**/*.release.spec.ts", grep: new RegExp(LONG.tag) },
      ]
    : [
        { name: "firefox", testMatch: "firefox.spec.ts" },
        { name: "chromium", testIgnore: ["{firefox,other-letters}.spec.ts", "**/*.release.spec.ts"] },
        {
          name: "other-letters",
          testMatch: "other-letters.spec.ts",
          use: { launchOptions: { ...CHROMIUM, env: { ...process.env, ...WIDE_LETTERS } } },
        },
      ],
  use: {
    baseURL: running ?? JOURNEYS_ORIGIN,
    locale: "en-GB",
    // Drawing what moves takes a third of a page's time. Journeys about motion ask for it, and so do those of the islands.
    reducedMotion: "reduce",
    // This is less than the time of a test, so that the step that hangs is named.
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // The service worker must not take requests that a journey answers itself. tests/e2e/offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: CHROMIUM,
  },
  ...(running === undefined
    ? {
        webServer: {
          command: "node tests/e2e/serve-site.mjs",
          url: `${JOURNEYS_ORIGIN}/healthz`,
          env: { PORT: String(JOURNEYS_PORT) },
          timeout: 300_000,
          gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
        },
      }
    : {}),
});
