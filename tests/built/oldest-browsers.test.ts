// Every feature of the built sheet and scripts is one that the oldest browsers know, or one that they can do without.
import { readdirSync, readFileSync } from "node:fs";
import postcss, { type ChildNode, type Declaration } from "postcss";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { OLDEST_BROWSERS } from "../../scripts/vite/oldest-browsers";
import {
  type CompatStatement,
  compatAt,
  featuresBelow,
  isTooYoung,
  placeAt,
  YOUNG_CALLS,
  YOUNG_STYLES,
} from "../recent-browser-features";

const ASSETS = new URL("../../build/client/assets/", import.meta.url);
const FILES = readdirSync(ASSETS);
const read = (file: string) => readFileSync(new URL(file, ASSETS), "utf8");

type Found = readonly [name: string, compat: CompatStatement | null];

/** Functions of values stand at several places of the data. */
const FUNCTIONS = new Map<string, CompatStatement[]>();
(function collect(place: unknown) {
  for (const [name, compat, below] of featuresBelow(place)) {
    FUNCTIONS.set(name, [...(FUNCTIONS.get(name) ?? []), compat]);
    collect(below);
  }
})(placeAt("css", "types"));

function* featuresOfDeclaration({ prop, value }: Declaration): Generator<Found> {
  // Names of our own, prefixed ones that stand beside the plain one, and descriptors of an at-rule.
  if (prop.startsWith("-") || compatAt("css", "properties", prop) === null) return;
  yield [prop, compatAt("css", "properties", prop)];
  const plain = value.replace(/var\([^()]*\)|"[^"]*"|url\([^)]*\)/g, "");
  for (const [word] of plain.matchAll(/[a-z][\w-]*/g)) {
    const compat = compatAt("css", "properties", prop, word);
    if (compat !== null) yield [`${prop}: ${word}`, compat];
  }
  for (const [, name = ""] of plain.matchAll(/([a-z-]+)\(/g)) {
    const known = FUNCTIONS.get(name) ?? [];
    yield [`${name}()`, known.every(isTooYoung) ? (known[0] ?? null) : null];
  }
}

function* featuresOfNode(node: ChildNode): Generator<Found> {
  if (node.type === "decl") yield* featuresOfDeclaration(node);
  if (node.type === "atrule") {
    yield [`@${node.name}`, compatAt("css", "at-rules", node.name)];
    for (const [word] of node.params.matchAll(/[a-z][a-z-]+/g)) {
      yield [`@${node.name} ${word}`, compatAt("css", "at-rules", node.name, word)];
    }
  }
  if (node.type === "rule") {
    for (const [, colons = "", name = ""] of node.selector.matchAll(/(::?)([a-z-]+)/g)) {
      yield [`${colons}${name}`, compatAt("css", "selectors", name)];
    }
    if (node.parent?.type === "rule") yield ["a nested rule", compatAt("css", "selectors", "nesting")];
  }
}

function listYoung(found: Iterable<Found>): string[] {
  const young = new Set<string>();
  for (const [name, compat] of found) if (compat !== null && isTooYoung(compat)) young.add(name);
  return [...young].sort();
}

test("the sheet asks for nothing that the oldest browsers lack, but what they can do without", () => {
  const sheets = FILES.filter((file) => file.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  const found: Found[] = [];
  for (const sheet of sheets)
    postcss.parse(read(sheet)).walk((node) => void found.push(...featuresOfNode(node)));
  expect(found.length).toBeGreaterThan(3000);
  expect(listYoung(found)).toEqual(Object.keys(YOUNG_STYLES).sort());
});

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function* listNodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* listNodes(item);
  else if (isNode(value)) {
    yield value;
    for (const below of Object.values(value)) if (typeof below === "object") yield* listNodes(below);
  }
}

/** Global names, members of global objects, and methods by their name alone, whatever object they are called on. */
const GLOBALS = new Map<string, CompatStatement>();
const MEMBERS = new Map<string, CompatStatement>();
const METHODS = new Map<string, CompatStatement[]>();
for (const root of [placeAt("api"), placeAt("javascript", "builtins")]) {
  for (const [owner, compat, members] of featuresBelow(root)) {
    GLOBALS.set(owner, compat);
    for (const [key, ofMember] of featuresBelow(members)) {
      if (key.endsWith("_event")) continue;
      const name = key.replace(/_static$/, "");
      MEMBERS.set(`${owner}.${name}`, ofMember);
      METHODS.set(name, [...(METHODS.get(name) ?? []), ofMember]);
      if (owner === "Window") GLOBALS.set(name, ofMember);
    }
  }
}

function* featuresOfCall({ type, callee }: Node): Generator<Found> {
  if ((type !== "CallExpression" && type !== "NewExpression") || !isNode(callee)) return;
  if (callee.type === "Identifier" && typeof callee.name === "string")
    yield [callee.name, GLOBALS.get(callee.name) ?? null];
  const { object, property, computed } = callee;
  if (callee.type !== "MemberExpression" || computed === true || !isNode(property)) return;
  const name = String(property.name);
  const owner = isNode(object) && typeof object.name === "string" ? object.name : "";
  const ofOwner = MEMBERS.get(`${owner}.${name}`);
  const known = ofOwner === undefined ? (METHODS.get(name) ?? []) : [ofOwner];
  if (known.length > 0 && known.every(isTooYoung))
    yield [ofOwner === undefined ? `.${name}` : `${owner}.${name}`, known[0] ?? null];
}

test("the scripts call nothing that the oldest browsers lack", () => {
  const found: Found[] = [];
  const scripts = FILES.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const script of scripts)
    for (const node of listNodes(parseAst(read(script)))) found.push(...featuresOfCall(node));
  expect(listYoung(found)).toEqual(Object.keys(YOUNG_CALLS).sort());
});

test("README names those browsers", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const { chrome, safari, firefox } = OLDEST_BROWSERS;
  expect(readme).toContain(`Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}`);
});
