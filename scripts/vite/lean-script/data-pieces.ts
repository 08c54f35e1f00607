import { isPlain, isPlainProperty, isSyntaxNode, partsOf, type SyntaxNode } from "./plain-data";

/** What is shorter is read as soon as it is looked up. */
const LEAST_CHARACTERS = 100;

/**
 * What runs more than once would share what it makes anew each time, a tag sees how its text was written, and the
 * names of modules must stay where they are.
 */
const LEFT_ALONE = /Function|^(?:For|While|DoWhile)|^PropertyDefinition$|^TaggedTemplate|^Import|^ExportAll/;

/** Nodes with a text that is a name, by the field that holds what they name. */
const NAMING: Readonly<Record<string, string>> = {
  Property: "value",
  MethodDefinition: "value",
  ExportNamedDeclaration: "declaration",
};

/** A piece of a script that is plain data; a run of parts of a list or an object is spread where it stood. */
export interface DataPiece {
  readonly start: number;
  readonly end: number;
  /** What stands around the parts of a run. */
  readonly brackets: "" | "[]" | "{}";
}

/** The parts of a list or an object, by the field they are in and what tells whether one is plain. */
const KINDS = {
  ArrayExpression: { field: "elements", isPlainPart: isPlain, brackets: "[]" },
  ObjectExpression: { field: "properties", isPlainPart: isPlainProperty, brackets: "{}" },
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

function* pieceOfRun({ brackets }: Kind, run: readonly SyntaxNode[]): Generator<DataPiece> {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  if (end - start >= LEAST_CHARACTERS) yield { start, end, brackets };
}

/** The pieces of a list or an object that is not plain as a whole: runs of plain parts, and pieces of the others. */
function* piecesWithin(node: SyntaxNode, kind: Kind): Generator<DataPiece> {
  const parts = node[kind.field];
  let run: SyntaxNode[] = [];
  for (const part of Array.isArray(parts) ? parts : []) {
    if (isSyntaxNode(part) && kind.isPlainPart(part)) {
      run.push(part);
      continue;
    }
    yield* pieceOfRun(kind, run);
    run = [];
    if (isSyntaxNode(part)) yield* dataPieces(part);
  }
  yield* pieceOfRun(kind, run);
}

/** The plain data that a script evaluates once, in its order. */
export function* dataPieces(node: SyntaxNode): Generator<DataPiece> {
  if (LEFT_ALONE.test(node.type)) return;
  if (isPlain(node)) {
    const { start, end } = node;
    if (end - start >= LEAST_CHARACTERS) yield { start, end, brackets: "" };
  } else if (node.type === "ArrayExpression" || node.type === "ObjectExpression") {
    yield* piecesWithin(node, KINDS[node.type]);
  } else {
    const field = NAMING[node.type];
    const parts = field === undefined ? partsOf(node) : [node[field]].filter(isSyntaxNode);
    for (const part of parts) yield* dataPieces(part);
  }
}
