// Files of the built client and of its islands.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

function readJson(path: string) {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../build/client${path}`, import.meta.url)), "utf8"),
  );
}

const FILES: { readonly scripts: readonly string[]; readonly islandFiles: string } =
  readJson("/.vite/islands.json");
const ISLANDS: Readonly<Record<string, readonly string[]>> = readJson(FILES.islandFiles);

test("the client is one file, which no island names again", () => {
  expect(FILES.scripts).toHaveLength(1);
  expect(Object.keys(ISLANDS).length).toBeGreaterThan(20);
  expect(Object.values(ISLANDS).flat()).not.toContain(FILES.scripts[0]);
});

test("the files of an island are all that it loads, at once and on a click", () => {
  const kit = ISLANDS["school-kit"] ?? [];
  expect(kit).toContainEqual(expect.stringContaining("/word-file.client-"));
  expect(kit).not.toContainEqual(expect.stringContaining("/search-overlay"));
});
