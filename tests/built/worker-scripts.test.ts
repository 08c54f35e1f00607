// Which scripts of the built Worker hold what, and what evaluates them.
import { isAscii } from "node:buffer";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { characterPatterns } from "../../scripts/vite/lean-script/late-patterns";
import { isSyntaxNode } from "../../scripts/vite/lean-script/plain-data";
import { evaluatedWith, isOfKind, KINDS, scriptOf, type WorkerScripts } from "../worker-scripts";

const SERVER = fileURLToPath(new URL("../../build/server/", import.meta.url));
const SCRIPTS: WorkerScripts = JSON.parse(readFileSync(`${SERVER}.vite/modules.json`, "utf8"));

/** What is text: the records, the words of the pages, and the word lists by which summaries are checked. */
const isContent = (module: string) =>
  /^app\/(?:content|i18n\/messages|features\/news\/summary\/lexicon\/(?:[\w-]+-words|place-names|more-places)\.ts)/.test(
    module,
  );

/** 450 KiB: a sixth of what the free plan takes. The text may grow as it likes. */
const CODE_BYTES = 450 * 1024;

test("S5: the code of the Worker, without its content", () => {
  const code = Object.keys(SCRIPTS).filter(
    (name) => !Object.keys(SCRIPTS[name]?.modules ?? {}).every(isContent),
  );
  const bytes = code.map((name) => gzipSync(readFileSync(SERVER + name), { level: 9 }).length);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(CODE_BYTES);
});

/** Bytes of everything that the engine reads before the Worker answers anything, whether it is evaluated or not. */
const SCRIPT_BYTES = 1_195_000;
/** An empty one costs the start as much as half a kilobyte of code, and what it imports by name costs more. */
const MOST_SCRIPTS = 110;
/** Scripts that the engine has to decode first: templates that are taken as they are written cannot be ASCII. */
const DECODED_BYTES = 10_000;

test("S3: an isolate starts with scripts that are code alone; the records and words are in a text", () => {
  const scripts = Object.keys(SCRIPTS).map((name) => readFileSync(SERVER + name));
  const bytes = (files: readonly Buffer[]) => files.reduce((total, { length }) => total + length, 0);
  expect(bytes(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const text = readFileSync(`${SERVER}assets/data.txt`);
  expect(bytes(scripts.filter((script) => !isAscii(script)))).toBeLessThanOrEqual(DECODED_BYTES);
  expect(isAscii(text)).toBe(true);
  const content = Object.entries(SCRIPTS)
    .filter(([, { modules }]) => Object.keys(modules).every(isContent))
    .map(([name]) => readFileSync(SERVER + name));
  // What is left of them is computed: plurals, and texts with names in them.
  expect(bytes(content)).toBeLessThan(text.length / 5);
});

test("S3: no script has a pattern for which the engine lists characters while it reads", () => {
  const listing = Object.keys(SCRIPTS).filter((name) => {
    const program: unknown = parseAst(readFileSync(SERVER + name, "utf8"));
    return isSyntaxNode(program) && !characterPatterns(program).next().done;
  });
  expect(listing).toEqual([]);
});

test("no script holds content beside code", () => {
  const mixed = Object.entries(SCRIPTS).filter(([, { modules }]) => {
    const names = Object.keys(modules);
    return names.some(isContent) && !names.every(isContent);
  });
  expect(mixed.map(([name]) => name)).toEqual([]);
});

/** A start with a module of its own, and what must not be evaluated with it. */
const STARTS = [
  ["the Worker", "workers/app.ts", ["catalogue", "pipeline", "renderer", "database", "checks"]],
  ["a short link", "workers/http/short-link.ts", ["catalogue", "pipeline", "renderer", "database", "checks"]],
  ["a page of text", "virtual:remix/server-build", ["catalogue", "pipeline"]],
  ["the handlers of the newsletter", "workers/http/newsletter-api.ts", ["catalogue", "renderer"]],
  ["a job", "workers/queue.ts", ["catalogue", "renderer"]],
] as const;

test.each(STARTS)("%s (%s) evaluates nothing that it does not need", (_, module, unneeded) => {
  const evaluated = evaluatedWith(SCRIPTS, scriptOf(SCRIPTS, module));
  expect(evaluated.filter((id) => isOfKind(id, ...unneeded))).toEqual([]);
});

test("of the catalogue the home page evaluates the tools it shows", () => {
  const evaluated = evaluatedWith(SCRIPTS, scriptOf(SCRIPTS, "app/page-parts/home-data.server.ts"));
  expect(evaluated.filter((id) => isOfKind(id, "catalogue"))).toEqual([
    "app/content/tools/general-ai.server.ts",
  ]);
});

test.each(Object.entries(KINDS))("every part that %s modules are known by is in the Worker", (_, parts) => {
  const all = Object.values(SCRIPTS).flatMap(({ modules }) => Object.keys(modules));
  expect(parts.filter((part) => !all.some((id) => id.includes(part)))).toEqual([]);
});
