// What the build makes of the client: files of islands, and short names in the sheet.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { namedProperties, shortenProperties } from "../scripts/vite/short-properties";

test("properties have short names in the sheet, those that stand there most the shortest", () => {
  const sheet =
    ":root{--text-muted: #555;--line: 1px}p{color:var(--text-muted);--x:var(--line,var(--text-muted))}";
  expect(shortenProperties(sheet, new Set(["--line"]))).toBe(
    ":root{--a:#555;--line:1px}p{color:var(--a);--b:var(--line,var(--a))}",
  );
  const many = Array.from({ length: 200 }, (_, index) => `--name-${index}: 0;`).join("");
  const names = shortenProperties(`{${many}}`, new Set()).match(/--\w+/g) ?? [];
  expect(new Set(names).size).toBe(200);
});

test("a property that a component names keeps its name", () => {
  const named = namedProperties(fileURLToPath(new URL("../app/", import.meta.url)));
  expect(named).toContain("--cover-board");
  expect(named).not.toContain("--space-4");
});

const FILES: {
  readonly scripts: readonly string[];
  readonly islands: Readonly<Record<string, readonly string[]>>;
} = JSON.parse(
  readFileSync(fileURLToPath(new URL("../build/client/.vite/islands.json", import.meta.url)), "utf8"),
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
