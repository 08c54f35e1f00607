// A comment gives its reason by itself: a stranger cannot look up what is not in the repository.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["app", "workers", "scripts", "tests"];
/** Where a document that is named by its name alone may lie. */
const SHELVES = ["", "app", "tests", "scripts/bench", ".github"];

const ABSENT_DOCUMENTS = /\bspec(?:ification)? §|\bproduct decisions\b|\bfaults? rows? \d|\bfaults? \d/i;

/** Documents that a text names and nobody finds here. */
function absentIn(text: string): string[] {
  const named = [...text.matchAll(/[\w./-]*\b[\w-]+\.md\b/g)].map(([name]) => name);
  const absent = named.filter((name) => !SHELVES.some((shelf) => existsSync(join(ROOT, shelf, name))));
  return [...absent, ...(ABSENT_DOCUMENTS.exec(text) ?? [])];
}

test("no comment cites a document that is not in the repository", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|sql)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const found = files
    .filter((file) => !file.endsWith("citations.test.ts"))
    .flatMap((file) =>
      absentIn(readFileSync(file, "utf8")).map((name) => `${file.slice(ROOT.length)}: ${name}`),
    );
  expect(found).toEqual([]);
});

test("a citation of something absent would be seen", () => {
  for (const text of [
    "// performance.md, technique 2",
    "// Spec §4",
    "// Faults row 41: …",
    "// Product decisions",
  ])
    expect(absentIn(text), text).not.toEqual([]);
  expect(absentIn("// tests/FAULTS.md and RESULTS.md, RFC 9110")).toEqual([]);
});
