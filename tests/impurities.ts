// What a pure rule may not do: ask for the time, for chance, for the network, or for anything of its surroundings.
import ts from "typescript";

/** Names of the surroundings. `Date`, `Math` and `crypto` are judged by what is asked of them. */
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
export function impurities(file: string, text: string): string[] {
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
