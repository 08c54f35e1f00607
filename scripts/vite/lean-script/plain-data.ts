// What a parsed script says without computing anything.

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

/** One that is neither computed nor a function; `__proto__` is no property but a parent. */
export function isPlainProperty(node: SyntaxNode): boolean {
  if (node.type !== "Property" || node.kind !== "init" || node.computed === true) return false;
  const { key, value } = node;
  return isSyntaxNode(key) && (key.name ?? key.value) !== "__proto__" && isPlain(value);
}

/** `!0` and `!1`, as a minifier writes true and false, and negative numbers; JSON has no minus zero. */
function isPlainUnary({ operator, argument }: SyntaxNode): boolean {
  const value = isSyntaxNode(argument) && argument.type === "Literal" ? argument.value : undefined;
  return typeof value === "number" && (operator === "!" || (operator === "-" && value !== 0));
}

const areAll = (parts: unknown, isOne: (part: SyntaxNode) => boolean) =>
  Array.isArray(parts) && parts.every((part) => isSyntaxNode(part) && isOne(part));

/** Whether an expression computes nothing, so that JSON can say its value. */
export function isPlain(node: unknown): boolean {
  if (!isSyntaxNode(node)) return false;
  const { type, regex, bigint, expressions, elements, properties } = node;
  if (type === "Literal") return !regex && !bigint;
  if (type === "TemplateLiteral") return areAll(expressions, () => false);
  if (type === "UnaryExpression") return isPlainUnary(node);
  if (type === "ArrayExpression") return areAll(elements, isPlain);
  return type === "ObjectExpression" && areAll(properties, isPlainProperty);
}
