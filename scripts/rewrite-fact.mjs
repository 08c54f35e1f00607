// Writes what was read into the evidence of a tool, in the source of its records: value, texts and month of one fact.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The property of an object in a source, by its name. */
function findProperty(node, name) {
  return node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.text === name);
}

/** The object of a tool's fact in a source; null where it is not written out there. */
function findFact(source, toolId, question) {
  let found = null;
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node) && findProperty(node, "id")?.initializer.text === toolId) {
      const fact = findProperty(node, question)?.initializer;
      if (fact !== undefined && ts.isObjectLiteralExpression(fact)) found = fact;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a source with these fields of a tool's fact set to values, or null where it does not hold the fact. */
export function rewriteFact(text, toolId, question, fields) {
  const source = ts.createSourceFile("evidence.ts", text, ts.ScriptTarget.Latest, true);
  const fact = findFact(source, toolId, question);
  if (fact === null) return null;
  const places = Object.entries(fields).map(([name, value]) => {
    const known = findProperty(fact, name)?.initializer;
    if (known === undefined) throw new Error(`The fact ${question} of ${toolId} has no ${name} to set.`);
    return { start: known.getStart(source), end: known.end, value: JSON.stringify(value) };
  });
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((edited, { start, end, value }) => edited.slice(0, start) + value + edited.slice(end), text);
}

/** The text of a source whose last list has one more record. */
export function appendRecord(text, record) {
  const end = text.lastIndexOf("];");
  return `${text.slice(0, end)}${JSON.stringify(record)},\n${text.slice(end)}`;
}

/** The file of a folder that writes out a tool's fact; null where none does. */
export function findEvidenceFile(folder, toolId, question) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".server.ts"));
  const isThere = (file) => rewriteFact(readFileSync(file, "utf8"), toolId, question, {}) !== null;
  return files.map((name) => join(folder, name)).find(isThere) ?? null;
}
