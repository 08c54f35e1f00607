// Files of the built client and of its islands.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FILES: {
  readonly scripts: readonly string[];
  readonly islands: Readonly<Record<string, readonly string[]>>;
} = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../build/client/.vite/islands.json", import.meta.url)), "utf8"),
);

test("the client is one file, which no island names again", () => {
  expect(FILES.scripts).toHaveLength(1);
  expect(Object.keys(FILES.islands).length).toBeGreaterThan(20);
  expect(Object.values(FILES.islands).flat()).not.toContain(FILES.scripts[0]);
});

test("the files of an island are all that it loads, at once and on a click", () => {
  const kit = FILES.islands["school-kit"] ?? [];
  expect(kit).toContainEqual(expect.stringContaining("/word-file.client-"));
  expect(kit).not.toContainEqual(expect.stringContaining("/search-overlay"));
});
