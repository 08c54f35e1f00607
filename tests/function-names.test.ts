// Verbs in the names of functions keep their promise in the README: `find...` gives one or null, `list...` gives many.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROOT, sourcesBelow } from "./import-graph";

/** Results of the functions named `find...`: the type as written, or the body that it is inferred from. */
function listFinders(file: string, source: string): { readonly name: string; readonly gives: string }[] {
  const found: { name: string; gives: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isFinder =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertySignature(node);
    const name = isFinder ? node.name?.getText() : undefined;
    if (isFinder && name !== undefined && /^find[A-Z]/.test(name))
      found.push({ name, gives: node.type?.getText() ?? node.getText() });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

function givesOneOrNull(gives: string): boolean {
  return /\| null>*$/.test(gives) || /\breturn null;/.test(gives);
}

test("what is called find... gives one or null", () => {
  const finders = [...sourcesBelow("app"), ...sourcesBelow("workers")]
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), "utf8") }))
    .filter(({ file, source }) => /\.tsx?$/.test(file) && /\bfind[A-Z]/.test(source))
    .flatMap(({ file, source }) => listFinders(file, source));
  expect(finders.length).toBeGreaterThan(20);
  expect(finders.filter(({ gives }) => !givesOneOrNull(gives)).map(({ name }) => name)).toEqual([]);
});

test("one that gives many is found out, whether its type is written or not", () => {
  const many = "export function findAll(): string[] { return []; }";
  const one =
    "interface Store { findOne(id: string): Promise<string | null>; }\nfunction findIt() { return null; }";
  expect(listFinders("a.ts", many + one).map(({ name, gives }) => [name, givesOneOrNull(gives)])).toEqual([
    ["findAll", false],
    ["findOne", true],
    ["findIt", true],
  ]);
});
