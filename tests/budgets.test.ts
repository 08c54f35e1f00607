// performance.md budgets S5 and P7, measured on the build; budgets of pages are in tests/e2e/budgets.spec.ts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const BUILD = new URL("../build/", import.meta.url).pathname;
const FONTS = new URL("../public/fonts/", import.meta.url).pathname;

function filesBelow(folder: string, ending: string): Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name)));
}

function gzipped(files: readonly Buffer[]): number {
  return files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0);
}

/** S5: 400 KiB. */
const WORKER_BYTES = 409_600;

test("S5: the Worker, everything in it", () => {
  expect(gzipped(filesBelow(join(BUILD, "server"), ".js"))).toBeLessThanOrEqual(WORKER_BYTES);
});

test("P7: two fonts, 30 kB each", () => {
  const fonts = filesBelow(FONTS, ".woff2");
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font.length).toBeLessThanOrEqual(30_000);
});
