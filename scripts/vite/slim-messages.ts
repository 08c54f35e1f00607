// A message costs the client its bytes where a component of the client says it, and nowhere else. The tables are whole
// on the server.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";
import { readModules, START } from "./registry-modules";

const APP = modulePath("../../app/", import.meta.url);
const TABLE = /^~\/i18n\/messages\/([\w-]+)$/;
const WORDS = /\/app\/i18n\/messages\/[\w-]+\/([\w-]+)\.ts$/;

/** What the client says of one domain of messages. */
export interface SaidMessages {
  /** Names that are read one by one, at any depth. */
  readonly names: Set<string>;
  /** Names of parts that are handed on or read by a key which is only known later: they are kept whole. */
  readonly whole: Set<string>;
  /** Whether the domain itself is. */
  isWhole: boolean;
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** The modules that a module brings along, at once or later, as they are written there. */
function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    const isType = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true;
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && !isType) {
      if (node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier))
        found.push(node.moduleSpecifier.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      if (path !== undefined && ts.isStringLiteral(path)) found.push(path.text);
    }
  });
  return found;
}

/** Notes what is read of a value that is, or holds, messages; `keep` where that cannot be told. */
function followValue(value: ts.Node, said: SaidMessages, keep: () => void): void {
  const { parent } = value;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === value) {
    const name = parent.name.text;
    said.names.add(name);
    followValue(parent, said, () => said.whole.add(name));
  } else if (ts.isVariableDeclaration(parent) && parent.initializer === value) {
    followName(parent.name, said, keep);
  } else keep();
}

function followName(name: ts.BindingName, said: SaidMessages, keep: () => void): void {
  if (ts.isIdentifier(name)) {
    visit(name.getSourceFile(), (node) => {
      if (ts.isIdentifier(node) && node.text === name.text && isRead(node)) followValue(node, said, keep);
    });
    return;
  }
  for (const element of name.elements) {
    if (!ts.isBindingElement(element)) continue;
    const property = element.propertyName ?? element.name;
    if (element.dotDotDotToken !== undefined || !ts.isIdentifier(property)) keep();
    else {
      said.names.add(property.text);
      followName(element.name, said, () => said.whole.add(property.text));
    }
  }
}

/** Whether an identifier stands for a value and is not the name of something. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(ts.isJsxAttribute(parent) || ts.isParameter(parent) || ts.isImportSpecifier(parent));
}

/** The call or the choice of a language that gives the messages, or null where the table itself is handed on. */
function messagesFrom(table: ts.Identifier): ts.Node | null {
  const { parent } = table;
  if (ts.isCallExpression(parent) && parent.expression.getText() === "useMessages") return parent;
  return ts.isElementAccessExpression(parent) && parent.expression === table ? parent : null;
}

function readModule(source: ts.SourceFile, domains: Map<string, SaidMessages>): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const [, domain] = TABLE.exec(statement.moduleSpecifier.text) ?? [];
    const bindings = statement.importClause?.namedBindings;
    if (domain === undefined || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const said = domains.get(domain) ?? { names: new Set(), whole: new Set(), isWhole: false };
    domains.set(domain, said);
    const tables = new Set(bindings.elements.map(({ name }) => name.text));
    visit(source, (node) => {
      if (!ts.isIdentifier(node) || !tables.has(node.text) || !isRead(node)) return;
      const keep = () => {
        said.isWhole = true;
      };
      const messages = messagesFrom(node);
      if (messages === null) keep();
      else followValue(messages, said, keep);
    });
  }
}

/** What one module says, by the domain of the messages. */
export function messagesOf(code: string): ReadonlyMap<string, SaidMessages> {
  const domains = new Map<string, SaidMessages>();
  readModule(parse("module.tsx", code), domains);
  return domains;
}

/** What all modules together say that the client may load. */
function messagesOfClient(): ReadonlyMap<string, SaidMessages> {
  const domains = new Map<string, SaidMessages>();
  const files = new Set([APP + START, ...[...readModules().values()].map((module) => `${module}.tsx`)]);
  for (const file of files) {
    const source = parse(file, readFileSync(file, "utf8"));
    readModule(source, domains);
    for (const path of importsOf(source)) {
      const base = path.startsWith("~/")
        ? APP + path.slice(2)
        : path.startsWith(".")
          ? join(dirname(file), path)
          : null;
      const found = [".ts", ".tsx"].map((ending) => `${base}${ending}`).find((name) => existsSync(name));
      if (found !== undefined && !TABLE.test(path) && !path.endsWith(".server")) files.add(found);
    }
  }
  return domains;
}

function cutObject(table: ts.ObjectLiteralExpression, said: SaidMessages, cuts: [number, number][]): void {
  for (const [index, row] of table.properties.entries()) {
    const name = row.name !== undefined && (ts.isIdentifier(row.name) || ts.isStringLiteral(row.name));
    if (!name || said.whole.has(row.name.text)) continue;
    const end = table.properties[index + 1]?.pos ?? table.properties.end;
    if (!said.names.has(row.name.text)) cuts.push([row.pos, end]);
    else if (ts.isPropertyAssignment(row) && ts.isObjectLiteralExpression(row.initializer))
      cutObject(row.initializer, said, cuts);
  }
}

/** The module of a domain in one language without what is never said. */
export function cutWords(code: string, said: SaidMessages): string {
  if (said.isWhole) return code;
  const cuts: [number, number][] = [];
  for (const statement of parse("words.ts", code).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    for (const { initializer } of statement.declarationList.declarations) {
      const table =
        initializer !== undefined && ts.isSatisfiesExpression(initializer)
          ? initializer.expression
          : initializer;
      if (isExported && table !== undefined && ts.isObjectLiteralExpression(table))
        cutObject(table, said, cuts);
    }
  }
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Leaves out of the client the messages that none of its modules says. */
export function slimMessages(): PluginOption {
  let domains: ReadonlyMap<string, SaidMessages> = new Map();
  return {
    name: "slim-messages",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    buildStart() {
      domains = messagesOfClient();
    },
    transform(code, id) {
      const said = domains.get(WORDS.exec(id)?.[1] ?? "");
      return said === undefined ? null : { code: cutWords(code, said), map: null };
    },
  };
}
