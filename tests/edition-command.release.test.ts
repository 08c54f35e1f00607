// The report to the next edition, of a year that was made up: printed and as a table.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "../scripts/apply-migrations.mjs";
import { openLocalDatabase } from "../scripts/query-database.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STATE = mkdtempSync(join(tmpdir(), "edition-"));
const CSV = join(STATE, "edition.csv");

beforeAll(async () => {
  await applyMigrations(STATE);
  const database = openLocalDatabase(STATE, { readOnly: false });
  const scan = database.prepare("insert into link_scans (id, day, language, count) values (?, ?, ?, ?)");
  const tried = database.prepare(
    "insert into unknown_codes (day, code, language, count) values (?, ?, ?, ?)",
  );
  const report = database.prepare(
    "insert into reader_reports (id, at, about, locale, text) values (?, ?, ?, ?, ?)",
  );
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-15`;
    scan.run("chapter3-ex1", day, "en", 100);
    scan.run("chapter3-ex1", day, "pt-br", 10 * month);
    scan.run("chatgpt", day, "en", 5);
    tried.run(day, "chapter3-ex9", "pt-br", month);
    const words = month % 2 === 0 ? "Robótica educacional" : "robotica  educacional";
    report.run(`missed ${month}`, `${day}T12:00:00.000Z`, "/pt-br/search?q=robotica", "pt-br", words);
    report.run(`mistake ${month}`, `${day}T12:00:00.000Z`, "/search", "en", "The heading is wrong.");
  }
  database.close();
});
afterAll(() => rmSync(STATE, { recursive: true }));

async function report(...args: string[]): Promise<string> {
  const env = { ...process.env, STATE_DIR: STATE };
  const words = [join(ROOT, "scripts", "edition.mjs"), CSV, ...args];
  return (await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })).stdout;
}

test("a year of scans and vain tries is told by place and language, with what changed there, and as a table", async () => {
  const said = await report("--since=2025-12-31");
  expect(said).toMatch(/\nplace +platforms +0 +0 {2}Compare AI platforms/);
  expect(said).toMatch(/\nplace +chapter3-ex1 +1200 +780 {2}/);
  expect(said).toMatch(/\ncode in vain +chapter3-ex9 +0 +78\n/);
  expect(said).toMatch(/\nsearch in vain +robotica educacional +0 +12\n/);
  expect(said).not.toContain("heading is wrong");
  // Changes that the content has already, at the code that is about the thing.
  expect(said).toMatch(
    /\nplace +chapter6-create .*\n(?:change .*\n)*change +chapter6-create +2026-11-20 +anything, name: Create -> Anything\n/,
  );
  expect(said).not.toMatch(/^place +chatgpt /m);
  const csv = readFileSync(CSV, "utf8");
  expect(csv).toMatch(/\r\nplace,chapter3-ex1,,1200,780,.*\r\n/);
  expect(csv).toMatch(/\r\nsearch in vain,robotica educacional,,0,12,\r\n/);
});

test("a printing counts from its day on, and a word that is no day is refused", async () => {
  const later = await report("--since=2026-06-15");
  expect(later).toMatch(/\nplace +chapter3-ex1 +600 +570 {2}/);
  expect(later).toMatch(/\nsearch in vain +robotica educacional +0 +6\n/);
  await expect(report("--since=June")).rejects.toMatchObject({ code: 2 });
});
