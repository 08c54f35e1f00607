import { runInNewContext } from "node:vm";
import { parseAst } from "vite";
import { type DataPiece, dataPieces } from "./data-pieces";
import { type CharacterPattern, characterPatterns } from "./late-patterns";
import { isSyntaxNode } from "./plain-data";

/** How the script calls the list of its data. */
export const DATA_NAME = "dataOfScript";
const PATTERN_NAME = "patternOfScript";

interface LeanScript {
  readonly code: string;
  /** What the script reads as `dataOfScript[0]` and so on. */
  readonly data: readonly unknown[];
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

function readData({ start, end, brackets }: DataPiece, index: number): Replacement {
  // A space, because a keyword may stand right before it.
  return { start, end, code: `${brackets === "" ? " " : "..."}${DATA_NAME}[${index}]` };
}

/** The value of what computes nothing. */
function evaluate(code: string, { start, end, brackets }: DataPiece): unknown {
  const [opening = "", closing = ""] = brackets;
  return runInNewContext(`(${opening}${code.slice(start, end)}${closing})`);
}

/** One that remembers where it was is made anew each time, as it is where it is written out. */
function makeLate({ start, end, source, flags }: CharacterPattern, index: number): Replacement {
  const made = `new RegExp(${JSON.stringify(source)},"${flags}")`;
  const code = /[gy]/.test(flags) ? ` ${made}` : `(${PATTERN_NAME}${index}??=${made})`;
  return { start, end, code };
}

function replaceAll(code: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, code: written }) => text.slice(0, start) + written + text.slice(end), code);
}

/**
 * A script that says the same and is read sooner: its plain data stand apart, and patterns with properties of
 * characters are made when they are first used.
 */
export function leanScript(code: string): LeanScript {
  for (const name of [DATA_NAME, PATTERN_NAME]) {
    if (code.includes(name)) throw new Error(`the script has a ${name} of its own`);
  }
  const program: unknown = parseAst(code);
  if (!isSyntaxNode(program)) throw new Error("the script cannot be parsed");
  const pieces = [...dataPieces(program)];
  const patterns = [...characterPatterns(program)].map(makeLate);
  const names = patterns.flatMap(({ code: made }) => /^\((\w+)/.exec(made)?.[1] ?? []);
  const declared = names.length === 0 ? "" : `var ${names.join(",")};`;
  return {
    code: declared + replaceAll(code, [...pieces.map(readData), ...patterns]),
    data: pieces.map((piece) => evaluate(code, piece)),
  };
}
