// Who may import whom; the map is in the README.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { listCircles, listImports, ROOT, sourcesBelow } from "./import-graph";

/** Globals that a pure rule may not use; of `Date`, `Math` and `crypto` the members below. */
const OUTSIDE = new Set([
  ...["console", "globalThis", "window", "self", "document", "navigator", "location", "process", "caches"],
  ...["localStorage", "sessionStorage", "indexedDB", "performance", "Temporal", "fetch", "XMLHttpRequest"],
  ...["WebSocket", "EventSource", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"],
  ...["requestAnimationFrame", "requestIdleCallback", "eval", "Function"],
]);
const OUTSIDE_MEMBERS = new Set([
  "Date.now",
  "Math.random",
  "crypto.randomUUID",
  "crypto.getRandomValues",
  "crypto.subtle.generateKey",
]);

/** The names that a file gives to things of its own: a parameter called `document` is no browser's. */
function ownNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  function visit(node: ts.Node): void {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (named && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return names;
}

/** True for a name that stands for a value of its own, not for a member, a key or a type. */
function readsValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node;
  if (ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  return !ts.isTypeNode(parent) && !ts.isLiteralTypeNode(parent);
}

/** The impure calls of a source text, each with its line. */
function impurities(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const own = ownNames(source);
  const found: string[] = [];
  function tell(node: ts.Node, what: string) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1} uses ${what}`);
  }
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && OUTSIDE.has(node.text) && !own.has(node.text) && readsValue(node)) {
      tell(node, node.text);
    }
    if (ts.isPropertyAccessExpression(node) && OUTSIDE_MEMBERS.has(node.getText(source))) {
      tell(node, node.getText(source));
    }
    const isDate =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === "Date";
    if (isDate && (ts.isCallExpression(node) || (node.arguments ?? []).length === 0)) tell(node, "the clock");
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

interface Rule {
  readonly name: string;
  readonly applies: RegExp;
  readonly forbidden: readonly RegExp[];
  /** Imports allowed by `import type` alone. */
  readonly typesOnly?: readonly RegExp[];
}

const REACT = /^package:(react|react-dom|lucide-react|@remix-run\/react)(\/|$)/;
const REMIX = /^package:@remix-run\//;
const DRIZZLE = /^package:drizzle-orm/;
const HONO = /^package:hono/;
const SERVER_ONLY = /\.server$/;
const IO = /^app\/(features\/[^/]+|ai)\/io\//;
const ANY_UI = /^app\/(features\/[^/]+\/ui|ui)\//;
/** Pages, and the parts that several of them share. */
const PAGES = /^app\/(routes|page-parts)\//;
const ISLANDS = /^app\/islands\//;
const WORKERS = /^workers\//;
const MESSAGES = /^app\/i18n\/messages/;
const FEATURES = /^app\/(features|ai)\//;
const CORE = /^app\/(features\/[^/]+\/core|features\/news\/summary|ai\/core|lib|addresses)\//;

const RULES: readonly Rule[] = [
  {
    // Content reaches a rule as a parameter.
    name: "core, lib and addresses are pure",
    applies: CORE,
    forbidden: [
      /^app\/content\//,
      REACT,
      REMIX,
      DRIZZLE,
      HONO,
      SERVER_ONLY,
      IO,
      ANY_UI,
      PAGES,
      ISLANDS,
      WORKERS,
    ],
  },
  {
    name: "content holds records, not I/O or components",
    applies: /^app\/content\//,
    forbidden: [REACT, REMIX, DRIZZLE, HONO, IO, ANY_UI, PAGES, ISLANDS, WORKERS, /^app\/db\//],
  },
  {
    name: "io and db know no pages",
    applies: /^app\/((features\/[^/]+|ai)\/io|db)\//,
    forbidden: [REACT, REMIX, HONO, ANY_UI, PAGES, WORKERS],
  },
  {
    // The index of a search holds the very titles that the pages show.
    name: "stores give data, not words",
    applies: /^app\/((features\/(?!search\/)[^/]+|ai)\/io|db)\//,
    forbidden: [MESSAGES],
  },
  {
    name: "primitives know no feature, content or language",
    applies: /^app\/ui\//,
    forbidden: [
      /^app\/(features|content|i18n|routes|islands|db|ai)\//,
      REMIX,
      DRIZZLE,
      HONO,
      WORKERS,
      SERVER_ONLY,
    ],
  },
  {
    name: "feature ui never reaches a store, and lives without Remix",
    applies: /^app\/features\/[^/]+\/ui\//,
    forbidden: [
      IO,
      /^app\/(db|content\/(?!words\/)|routes|islands)\//,
      REMIX,
      DRIZZLE,
      HONO,
      WORKERS,
      SERVER_ONLY,
    ],
  },
  {
    // Lists of names and synonyms are too large for a page's first bytes.
    name: "word lists reach the browser with what is loaded on demand",
    applies: /^app\/features\/[^/]+\/ui\/(?!.*\.client\.tsx?$)/,
    forbidden: [/^app\/content\/words\//],
  },
  {
    name: "islands live without Remix and server",
    applies: ISLANDS,
    forbidden: [REMIX, PAGES, IO, /^app\/(db|content)\//, DRIZZLE, HONO, WORKERS, SERVER_ONLY],
  },
  {
    name: "pages and their parts receive services, never raw bindings",
    applies: PAGES,
    forbidden: [WORKERS, DRIZZLE, HONO, /^app\/db\//],
  },
  {
    // A union of the features makes a missing message an error of types; their code has no business among words.
    name: "messages take from the features types alone, and nothing of content or stores",
    applies: /^app\/i18n\//,
    forbidden: [REMIX, DRIZZLE, HONO, IO, ANY_UI, PAGES, ISLANDS, WORKERS, /^app\/(content|db)\//],
    typesOnly: [FEATURES],
  },
  {
    name: "tables take from the features types alone",
    applies: /^app\/db\//,
    forbidden: [IO, ANY_UI, /^app\/(content|i18n)\//],
    typesOnly: [FEATURES],
  },
  { name: "workers render nothing from source", applies: WORKERS, forbidden: [PAGES, ANY_UI, REACT] },
];

const FILES = [...sourcesBelow("app"), ...sourcesBelow("workers")];

for (const { name, applies, forbidden, typesOnly = [] } of RULES) {
  test(name, () => {
    const ruled = FILES.filter((file) => applies.test(file));
    const broken = ruled.flatMap((file) =>
      listImports(file).flatMap(({ target, typeOnly }) => {
        if (forbidden.some((pattern) => pattern.test(target))) return [`${file} imports ${target}`];
        const isValue = !typeOnly && typesOnly.some((pattern) => pattern.test(target));
        return isValue ? [`${file} imports more than types from ${target}`] : [];
      }),
    );
    expect(ruled.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
}

test("a feature reaches another through its core alone; io may ask the other's io", () => {
  const broken = FILES.flatMap((file) => {
    const [, feature, room] = /^app\/features\/([^/]+)\/(\w+)\//.exec(file) ?? [];
    if (feature === undefined) return [];
    return listImports(file)
      .filter(({ target }) => {
        const [, other, door] = /^app\/features\/([^/]+)\/(io|ui)\//.exec(target) ?? [];
        return other !== undefined && other !== feature && !(door === "io" && room === "io");
      })
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(broken).toEqual([]);
});

test("no files import each other in a circle, not even for a type", () => {
  const files = [...FILES, ...sourcesBelow("scripts"), ...sourcesBelow("tests")];
  expect(listCircles(files, (file) => listImports(file).map(({ target }) => target))).toEqual([]);
});

test("two features never need each other", () => {
  const features = [...new Set(FILES.flatMap((file) => /^app\/features\/[^/]+/.exec(file)?.[0] ?? []))];
  const needs = (feature: string) =>
    FILES.filter((file) => file.startsWith(`${feature}/`))
      .flatMap(listImports)
      .flatMap(({ target }) => /^app\/features\/[^/]+/.exec(target)?.[0] ?? [])
      .filter((other) => other !== feature);
  expect(features.length).toBeGreaterThan(10);
  expect(listCircles(features, needs)).toEqual([]);
});

test("core reads no clock, rolls no dice, asks no network and prints nothing", () => {
  const broken = FILES.filter((file) => CORE.test(file)).flatMap((file) =>
    impurities(file, readFileSync(join(ROOT, file), "utf8")),
  );
  expect(broken).toEqual([]);
});

test("where money goes reaches the one page that nothing keeps", () => {
  const readers = FILES.filter((file) => PAGES.test(file)).filter((file) =>
    /\bpayment\b(?!-)/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(readers).toEqual(["app/routes/donate.tsx"]);
  expect(ROUTE_TABLE.find(({ id }) => id === "donate")).toMatchObject({ kept: false });
});

test("zod stays out of what the browser loads", () => {
  const broken = FILES.filter((file) =>
    /^app\/(ui|features\/[^/]+\/ui|routes|islands|i18n)\//.test(file),
  ).filter((file) => listImports(file).some(({ target }) => /^package:zod(\/|$)/.test(target)));
  expect(broken).toEqual([]);
});

test("no module takes the pathname of its own address for a path", () => {
  // In a folder with a blank or an accent the path is escaped and names no file.
  const folders = ["app", "workers", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const modules = [...folders, ...readdirSync(ROOT)].filter((name) => /\.(m?[jt]s|tsx)$/.test(name));
  const escaped = /import\.meta\.url\s*\)\s*\.pathname/;
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((name) => escaped.test(readFileSync(join(ROOT, name), "utf8")))).toEqual([]);
});
