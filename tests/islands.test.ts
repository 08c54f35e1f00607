// A page names an island and draws its component; the client finds the component by the name. Here both are compared.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const APP = fileURLToPath(new URL("../app/", import.meta.url));

/** Name and component of every island that a page draws. */
function drawnIslands(): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".tsx"))) {
    const code = readFileSync(join(APP, file), "utf8");
    for (const [, name = "", component = ""] of code.matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)) {
      drawn.set(name, (drawn.get(name) ?? new Set()).add(component));
    }
  }
  return drawn;
}

/** Name and component of every island that the client knows. */
function knownIslands(): Map<string, string> {
  const registry = readFileSync(join(APP, "islands/registry.ts"), "utf8");
  const own = [...registry.matchAll(/^ {2}"?([\w-]+)"?: (\w+),$/gm)];
  const loaded = [
    ...registry.matchAll(
      /^ {2}"?([\w-]+)"?: \(\) =>\s*import\("[^"]+"\)\.then\(\s*\(\{ (\w+) \}\) => \2,?\s*\),$/gm,
    ),
  ];
  return new Map([...own, ...loaded].map(([, name = "", component = ""]) => [name, component]));
}

test("every island of a page is known to the client by the same component, and no other is", () => {
  const known = knownIslands();
  expect(known.size).toBeGreaterThan(10);
  expect(
    Object.fromEntries([...drawnIslands()].map(([name, of]) => [name, [...of].join(" or ")]).sort()),
  ).toEqual(Object.fromEntries([...known].sort()));
});
