// Takes out of a program what it never does as we use it: branches, functions and rows of tables. What only they called
// is left for the minifier.
import { parseAst } from "vite";
import { isSyntaxNode, partsOf, type SyntaxNode } from "../lean-script/plain-data";

/** What a program never does. A name that it does not have is a mistake. */
export interface NeverDone {
  /** Names that it hands out, or methods that it defines, for which nobody asks. */
  readonly handedOut?: readonly string[];
  /** Properties that nothing has. */
  readonly properties?: readonly string[];
  /** Values that a property never has: literals, or names of the program. */
  readonly values?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Flags that a property always has. */
  readonly flags?: Readonly<Record<string, number>>;
  /** Texts that nothing equals. */
  readonly texts?: readonly string[];
  /** Names of its own that stand for what nothing equals. */
  readonly names?: readonly string[];
  /** Keys of the tables that have the other key. */
  readonly keys?: { readonly beside: string; readonly unused: readonly string[] };
  /** Lists in one text, by their beginning, with what is looked up in each. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Expressions, and what each always is. */
  readonly expressions?: Readonly<Record<string, string>>;
  /** Functions, and what is left of each. */
  readonly functions?: Readonly<Record<string, string>>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  /** The name that asks for it. */
  readonly rule: string;
}

function nodeAt(node: SyntaxNode | null, field: string): SyntaxNode | null {
  const part = node?.[field];
  return isSyntaxNode(part) ? part : null;
}

function nodesAt(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const parts = node[field];
  return Array.isArray(parts) ? parts.filter(isSyntaxNode) : [];
}

/** The value of a literal, or the name of an identifier. */
function wordOf(node: SyntaxNode | null): string | number | null {
  const value = node?.type === "Literal" ? node.value : node?.type === "Identifier" ? node.name : null;
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** Name of the property that an expression reads; null for every other expression. */
function propertyOf(node: SyntaxNode | null): string | null {
  if (node?.type !== "MemberExpression" || node.computed === true) return null;
  const name = wordOf(nodeAt(node, "property"));
  return typeof name === "string" ? name : null;
}

/** The rule by which one expression never equals another one. */
function ruleOfNever(
  { values = {}, texts = [], names = [] }: NeverDone,
  one: SyntaxNode | null,
  other: SyntaxNode | null,
) {
  const value = wordOf(other);
  const property = propertyOf(one);
  if (value === null) return null;
  if (property !== null && values[property]?.includes(value) === true) return `${property} ${value}`;
  if (typeof value !== "string") return null;
  return (other?.type === "Literal" ? texts : names).includes(value) ? value : null;
}

const ENDS = /^(?:Break|Return|Throw|Continue)Statement$/;

/** Whether a case goes on with the next one. */
function goesOn(found: SyntaxNode | undefined): boolean {
  if (found === undefined) return false;
  const last = nodesAt(found, "consequent").at(-1);
  return last === undefined || !ENDS.test(last.type);
}

/** The cases of a switch that are never met, those before them that end nowhere else included. */
function* editsOfSwitch(never: NeverDone, node: SyntaxNode): Generator<Edit> {
  const discriminant = nodeAt(node, "discriminant");
  let isReached = false;
  for (const found of nodesAt(node, "cases")) {
    const test = nodeAt(found, "test");
    const rule = test === null ? null : ruleOfNever(never, discriminant, test);
    const [first] = nodesAt(found, "consequent");
    if (rule !== null && !isReached) yield { ...found, code: "", rule };
    else if (rule !== null) yield { start: found.start, end: first?.start ?? found.end, code: "", rule };
    // What nobody reaches goes on nowhere.
    isReached = (rule === null || isReached) && goesOn(found);
  }
}

const EQUALITY = /^[!=]==?$/;

function* editsOfBinary(never: NeverDone, node: SyntaxNode): Generator<Edit> {
  const { start, end, operator } = node;
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")];
  if (typeof operator !== "string") return;
  const rule = ruleOfNever(never, left, right) ?? ruleOfNever(never, right, left);
  if (EQUALITY.test(operator) && rule !== null)
    yield { start, end, code: operator.startsWith("!") ? "!0" : "!1", rule };
  const property = propertyOf(left);
  const flag = property === null ? undefined : never.flags?.[property];
  if (operator === "&" && flag !== undefined && wordOf(right) === flag)
    yield { start, end, code: String(flag), rule: `${property} ${flag}` };
}

/** Nobody gets what is assigned, and the minifier sees that nothing calls it. */
function* editsOfAssignment({ handedOut = [] }: NeverDone, node: SyntaxNode): Generator<Edit> {
  const rule = propertyOf(nodeAt(node, "left"));
  const right = nodeAt(node, "right");
  if (rule !== null && right !== null && handedOut.includes(rule))
    yield { start: node.start, end: right.start, code: "void ", rule };
}

function* editsOfTable({ keys }: NeverDone, node: SyntaxNode): Generator<Edit> {
  const rows = nodesAt(node, "properties");
  const nameOf = (row: SyntaxNode) => wordOf(nodeAt(row, "key"));
  if (keys === undefined || !rows.some((row) => nameOf(row) === keys.beside)) return;
  for (const [index, row] of rows.entries()) {
    const rule = keys.unused.find((key) => key === nameOf(row));
    // What is read of the last one is nothing.
    if (rule !== undefined) {
      const end = rows[index + 1]?.start;
      yield end === undefined
        ? { start: row.start, end: row.end, code: "", rule }
        : { start: row.start, end, code: "", rule };
    }
  }
}

function* editsOfCall({ lists = {} }: NeverDone, node: SyntaxNode): Generator<Edit> {
  const callee = nodeAt(node, "callee");
  const text = nodeAt(callee, "object");
  const list = wordOf(text);
  if (propertyOf(callee) !== "split" || text === null || typeof list !== "string") return;
  for (const [rule, used] of Object.entries(lists)) {
    if (!list.startsWith(rule)) continue;
    const left = list.split(" ").filter((word) => used.includes(word));
    yield { start: node.start, end: node.end, code: JSON.stringify(left), rule };
  }
}

function* editsOf(never: NeverDone, node: SyntaxNode, code: string): Generator<Edit> {
  const { start, end, type } = node;
  const source = code.slice(start, end).replace("\n", " ");
  const known = /Expression$/.test(type) ? never.expressions?.[source] : undefined;
  if (known !== undefined) yield { start, end, code: known, rule: source };
  if (type === "SwitchStatement") yield* editsOfSwitch(never, node);
  if (type === "BinaryExpression") yield* editsOfBinary(never, node);
  if (type === "AssignmentExpression") yield* editsOfAssignment(never, node);
  if (type === "ObjectExpression") yield* editsOfTable(never, node);
  if (type === "CallExpression") yield* editsOfCall(never, node);
  const name = wordOf(nodeAt(node, "id"));
  const [body, left] = [nodeAt(node, "body"), never.functions?.[name ?? ""]];
  if (type === "FunctionDeclaration" && typeof name === "string" && body !== null && left !== undefined)
    yield { start: body.start, end: body.end, code: `{${left}}`, rule: name };
  const property = propertyOf(node);
  if (property !== null && never.properties?.includes(property) === true)
    yield { start, end, code: "(void 0)", rule: property };
}

/** Names that code declares with `var`, and not within a function of its own: they are the function's around it. */
function* varsIn(node: SyntaxNode): Generator<string> {
  if (/Function/.test(node.type)) return;
  const id = node.type === "VariableDeclarator" ? wordOf(nodeAt(node, "id")) : null;
  if (typeof id === "string") yield id;
  for (const part of partsOf(node)) yield* varsIn(part);
}

/** The names that cases declare which go, for what stays. */
function* editsOfNames(node: SyntaxNode, edits: readonly Edit[], at: number): Generator<Edit> {
  const gone = node.type === "SwitchStatement" ? nodesAt(node, "cases") : [];
  for (const { start } of edits) {
    const found = gone.find((part) => part.start === start);
    const names = found === undefined ? [] : [...new Set(varsIn(found))];
    if (names.length > 0) yield { start: at, end: at, code: `var ${names.join(",")};`, rule: "" };
  }
}

/** The edits in a program, whose body begins `at`; what is assigned to a property is not read of it. */
function* editsIn(never: NeverDone, node: SyntaxNode, code: string, at: number): Generator<Edit> {
  const edits = [...editsOf(never, node, code)];
  yield* edits;
  yield* editsOfNames(node, edits, at);
  const target = node.type === "AssignmentExpression" ? nodeAt(node, "left") : null;
  const body = /Function/.test(node.type) ? nodeAt(node, "body") : null;
  const inside = body?.type === "BlockStatement" ? body.start + 1 : at;
  for (const part of partsOf(node)) {
    if (part !== target || propertyOf(part) === null) yield* editsIn(never, part, code, inside);
    else for (const inner of partsOf(part)) yield* editsIn(never, inner, code, inside);
  }
}

/** Every name of what is never done. */
function rulesOf(never: NeverDone): string[] {
  const { handedOut = [], properties = [], values = {}, flags = {}, texts = [], names = [], keys } = never;
  return [
    ...handedOut,
    ...properties,
    ...Object.entries(values).flatMap(([property, list]) => list.map((value) => `${property} ${value}`)),
    ...Object.entries(flags).map(([property, flag]) => `${property} ${flag}`),
    ...texts,
    ...names,
    ...(keys?.unused ?? []),
    ...Object.keys({ ...never.lists, ...never.expressions, ...never.functions }),
  ];
}

/** The program without what it never does. Throws where it has nothing by one of the names: then it is another version. */
export function withoutDeadCode(code: string, never: NeverDone): string {
  const program: unknown = parseAst(code);
  if (!isSyntaxNode(program)) throw new Error("the program cannot be parsed");
  const edits = [...editsIn(never, program, code, 0)].sort((a, b) => a.start - b.start || b.end - a.end);
  const found = new Set(edits.map(({ rule }) => rule));
  const missing = rulesOf(never).filter((rule) => !found.has(rule));
  if (missing.length > 0) throw new Error(`the program has nothing by these names: ${missing.join(", ")}`);
  let written = "";
  let end = 0;
  for (const edit of edits) {
    // What stands in something that goes needs no edit of its own.
    if (edit.start < end) continue;
    written += code.slice(end, edit.start) + edit.code;
    end = edit.end;
  }
  return written + code.slice(end);
}
