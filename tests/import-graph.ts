// Who imports whom, read from the source itself: types, re-exports and `import()` included, tests left out.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface Import {
  /** `app/...`, `workers/...` as it is written, without an extension; `package:name` for a package. */
  readonly target: string;
  /** True where nothing of the target is left once the types are gone. */
  readonly typeOnly: boolean;
  /** True for `import()`: the target is not evaluated with the file. */
  readonly later: boolean;
}

/** Every module below a folder but its tests, from the root. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function toTarget(file: string, specifier: string): string {
  const name = specifier.replace(/\?.*$/, "");
  if (name.startsWith("~/")) return `app/${name.slice(2)}`;
  if (name.startsWith(".")) return posix.normalize(posix.join(dirname(file), name));
  return `package:${name}`;
}

function takesTypesAlone(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause: clause } = node;
  if (clause === undefined) return false;
  const names = clause.namedBindings;
  const onlyTypedNames =
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly);
  return clause.isTypeOnly || onlyTypedNames;
}

/** Imports in a source text. */
export function importsIn(file: string, text: string): Import[] {
  const found: Import[] = [];
  function add(specifier: ts.Node | undefined, typeOnly: boolean, later = false) {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    found.push({ target: toTarget(file, specifier.text), typeOnly, later });
  }
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, takesTypesAlone(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const known = new Map<string, readonly Import[]>();

/** Imports of a file, which is read once. */
export function listImports(file: string): readonly Import[] {
  const read = known.get(file) ?? importsIn(file, readFileSync(join(ROOT, file), "utf8"));
  known.set(file, read);
  return read;
}

/** Every file and package that is evaluated once one of `files` is. */
export function evaluatedWith(start: string, files: readonly string[]): string[] {
  const names = filesByName(files);
  const evaluated = new Set([start]);
  for (const file of evaluated) {
    for (const { target, typeOnly, later } of file.startsWith("package:") ? [] : listImports(file))
      if (!typeOnly && !later) evaluated.add(names.get(target) ?? target);
  }
  return [...evaluated];
}

/** Files by their names with and without an extension, as imports write them. */
function filesByName(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.flatMap((file) => [file, file.replace(/\.\w+$/, "")].map((name) => [name, file])));
}

/** The files that import each other in a circle, each circle as a walk along its arrows. */
export function listCircles(
  files: readonly string[],
  listTargets: (file: string) => readonly string[],
): string[] {
  const names = filesByName(files);
  const arrows = new Map(
    files.map((file) => [file, listTargets(file).flatMap((target) => names.get(target) ?? [])]),
  );
  const circles: string[] = [];
  const told = new Set<string>();
  for (const file of files) {
    const walk = told.has(file) ? null : walkBack(file, arrows);
    if (walk === null) continue;
    for (const step of walk) told.add(step);
    circles.push([...walk, file].join(" -> "));
  }
  return circles;
}

/** The shortest way from a file along the arrows to itself. */
function walkBack(start: string, arrows: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of arrows.get(file) ?? []) {
      if (next === start) return wayTo(file, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let file = end; file !== start; ) {
    file = cameFrom.get(file) ?? start;
    way.unshift(file);
  }
  return way;
}
