// Budgets of scripts/bench/RESULTS.md, measured on the build. Those of the Worker are in tests/built/worker-scripts.test.ts,
// those of pages in tests/e2e/budgets.spec.ts.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const BUILD = fileURLToPath(new URL("../../build/", import.meta.url));
const ASSETS = join(BUILD, "client", "assets");
const ENTRY = readdirSync(ASSETS).find((name) => /^entry\.client-.*\.js$/.test(name)) ?? "";
const FONTS = fileURLToPath(new URL("../../public/fonts/", import.meta.url));

function filesBelow(folder: string, ending: string): Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name)));
}

/** Names of a script of the client and of every script that it may load, at once or later. */
function scriptsFrom(start: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(start)) return found;
  const code = readFileSync(join(ASSETS, start), "utf8");
  found.set(start, code);
  for (const [, name = ""] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) scriptsFrom(name, found);
  return found;
}

test("P5: nothing that a page loads, at once or later, brings a router along", () => {
  const scripts = scriptsFrom(ENTRY);
  expect(scripts.size).toBeGreaterThan(10);
  expect([...scripts].filter(([, code]) => code.includes("__remixContext")).map(([name]) => name)).toEqual(
    [],
  );
});

/** Of the 62 kB that a page of text may load: 97 in a hundred, as it has been since a language may begin incomplete. */
const CLIENT = 60_200;

test("P5: the client of every page, React included", () => {
  const size = gzipSync(readFileSync(join(ASSETS, ENTRY)), { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(CLIENT);
});

/**
 * 95 in a hundred of 18 kB. No page carries more than 9 kB of them (tests/e2e/budgets.spec.ts); the client fetches the
 * whole once.
 */
const ALL_STYLES = 17_100;

test("P7: the styles of the whole site together", () => {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  const sheets = Buffer.concat(names.map((name) => readFileSync(join(ASSETS, name))));
  expect(gzipSync(sheets, { level: 9 }).length).toBeLessThanOrEqual(ALL_STYLES);
});

test("P7: two fonts, 30 kB each", () => {
  const fonts = filesBelow(FONTS, ".woff2");
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font.length).toBeLessThanOrEqual(30_000);
});
