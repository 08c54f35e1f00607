// Writes what was read into the evidence of a tool, in the source of its records: value, texts and month of one fact.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The value of a property of an object in a source, by its name. */
function findProperty(node, name) {
  return node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.text === name)?.initializer;
}

/** A tool's fact where a source of a folder writes it out, with that source; null where none does. */
export function findFact(folder, toolId, question) {
  const visit = (node) => {
    const isTool = ts.isObjectLiteralExpression(node) && findProperty(node, "id")?.text === toolId;
    const fact = isTool ? findProperty(node, question) : undefined;
    return fact !== undefined && ts.isObjectLiteralExpression(fact) ? fact : ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".server.ts"))) {
    const file = join(folder, name);
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const fact = visit(source);
    if (fact !== undefined) return { source, fact };
  }
  return null;
}

/** Writes these fields of a fact into its source. */
export function rewriteFact({ source, fact }, fields) {
  const places = Object.entries(fields).map(([name, value]) => {
    const known = findProperty(fact, name);
    if (known === undefined) throw new Error(`The fact has no ${name} to set.`);
    return { start: known.getStart(source), end: known.end, value: JSON.stringify(value) };
  });
  const text = places
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (edited, { start, end, value }) => edited.slice(0, start) + value + edited.slice(end),
      source.text,
    );
  writeFileSync(source.fileName, text);
}
