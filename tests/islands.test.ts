// A page names an island and draws its component; the client finds the component by the name of its file.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourcesBelow } from "./import-graph";

const FILES = sourcesBelow("app").filter((file) => file.endsWith(".tsx"));
const ISLAND = /\.(?:island|shell)\.tsx$/;

/** Name of every island that a page draws, with the name of the file that its component is imported from. */
function drawnIslands(): [name: string, file: string][] {
  return FILES.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), "utf8");
    return [...code.matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)].map(
      ([, name = "", component = ""]): [string, string] => {
        const [, path = ""] = new RegExp(`^import ${component}\\b.* from "([^"]+)";$`, "m").exec(code) ?? [];
        return [name, basename(path)];
      },
    );
  });
}

test("every island of a page is named as its file, and every file of an island is drawn by a page", () => {
  const drawn = drawnIslands();
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.filter(([name, file]) => ![`${name}.island`, `${name}.shell`].includes(file))).toEqual([]);
  const files = FILES.filter((file) => ISLAND.test(file)).map((file) => basename(file).replace(ISLAND, ""));
  expect([...new Set(files)].sort()).toEqual([...files].sort());
  expect([...new Set(drawn.map(([name]) => name))].sort()).toEqual([...files].sort());
});

test("the client looks for islands in every folder that has one", () => {
  const start = readFileSync(join(ROOT, "app/islands/start.tsx"), "utf8");
  const patterns = [...start.matchAll(/"(\.\.?\/[^"]*\*\.(?:island|shell)\.tsx)"/g)].map(
    ([, pattern = ""]) =>
      new RegExp(`^${join("app/islands", pattern).replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`),
  );
  const islands = FILES.filter((file) => ISLAND.test(file));
  expect(islands.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});
