import { partsOf, type SyntaxNode } from "./plain-data";

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A pattern of a script that names a property of characters, as `\p{L}`. */
export interface CharacterPattern extends Pattern {
  readonly start: number;
  readonly end: number;
}

const PROPERTY = /\\p\{/i;

function patternOf({ type, regex }: SyntaxNode): Pattern | null {
  if (type !== "Literal" || typeof regex !== "object" || regex === null) return null;
  if (!("pattern" in regex && "flags" in regex)) return null;
  const { pattern: source, flags } = regex;
  return typeof source === "string" && typeof flags === "string" && PROPERTY.test(source)
    ? { source, flags }
    : null;
}

/** The patterns for which the engine lists all characters of a property as soon as it reads the script. */
export function* characterPatterns(node: SyntaxNode): Generator<CharacterPattern> {
  const pattern = patternOf(node);
  if (pattern !== null) yield { ...pattern, start: node.start, end: node.end };
  for (const part of partsOf(node)) yield* characterPatterns(part);
}
