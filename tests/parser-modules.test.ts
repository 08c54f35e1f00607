import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Manifest {
  readonly main?: string;
  readonly module?: string;
  readonly browser?: unknown;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Conditions by which a bundle for workers would get another module than Node. */
const ENVIRONMENTS = ["browser", "worker", "workerd", "edge-light", "node", "production", "development"];

function manifestOf(name: string): Manifest {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  return manifest;
}

function withDependencies(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of Object.keys(manifestOf(name).dependencies ?? {})) withDependencies(other, known);
  return known;
}

test("the tests parse feeds with the modules that ship: no package of the parser has others for workers", () => {
  const names = [...withDependencies("feedsmith")];
  expect(names).toContain("fast-xml-parser");
  for (const name of names) {
    const { main, module, browser, exports } = manifestOf(name);
    expect([name, browser]).toEqual([name, undefined]);
    const conditions = JSON.stringify(exports ?? {});
    expect([name, ENVIRONMENTS.filter((word) => conditions.includes(`"${word}":`))]).toEqual([name, []]);
    // Without exports a bundler prefers `module`, and Node knows `main` alone.
    if (exports === undefined) expect([name, module ?? main]).toEqual([name, main]);
  }
});
