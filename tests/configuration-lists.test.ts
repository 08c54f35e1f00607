// A configuration value stands in several places. This finds one that was forgotten in any of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES, type VariableFacts } from "../workers/variables";

const NAMES = Object.keys(VARIABLES);
const SECRETS = Object.entries<VariableFacts>(VARIABLES).flatMap(([name, { secret }]) =>
  secret === true ? [name] : [],
);

function readText(path: string): string {
  return readFileSync(join(import.meta.dirname, "..", path), "utf8");
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

test("wrangler.toml has a place for every value that is no secret, and for no secret", () => {
  const [, vars = ""] = /\n\[vars\]\n([\s\S]*)$/.exec(readText("wrangler.toml")) ?? [];
  const named = namesIn(vars, /^([A-Z0-9_]+) = /gm);
  expect(named.sort()).toEqual(NAMES.filter((name) => !SECRETS.includes(name)).sort());
});

test("the example of .dev.vars knows only values that there are, and every secret", () => {
  const named = namesIn(readText(".dev.vars.example"), /^# ([A-Z0-9_]+)=/gm);
  expect(named.filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(SECRETS.filter((name) => !named.includes(name))).toEqual([]);
});
