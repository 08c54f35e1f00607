import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PRERENDERED_FILE, takePrerendered } from "./prerendered-site.mjs";

test("a prerendered site that is started again is as new as one that was just written", () => {
  const folder = mkdtempSync(join(tmpdir(), "sites-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(takePrerendered(folder)).toBe(false);
  writeFileSync(join(folder, PRERENDERED_FILE), "{}");
  utimesSync(folder, 0, 0);
  expect(takePrerendered(folder)).toBe(true);
  expect(statSync(folder).mtimeMs).toBeGreaterThan(0);
});
