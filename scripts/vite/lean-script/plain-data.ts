// The syntax of a parsed script.

/** A node of a parsed script, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export function isSyntaxNode(part: unknown): part is SyntaxNode {
  return (
    typeof part === "object" &&
    part !== null &&
    "type" in part &&
    typeof part.type === "string" &&
    "start" in part &&
    "end" in part
  );
}

/** The nodes right below one. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isSyntaxNode);
}
