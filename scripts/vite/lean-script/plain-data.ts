// What a parsed script says without computing anything.

/** A node of a parsed script, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [name: string]: PlainData };

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

/** Name and value of a property that is neither computed nor a function; `__proto__` is no property but a parent. */
export function plainProperty(node: unknown): readonly [string, PlainData] | undefined {
  if (!isSyntaxNode(node) || node.type !== "Property" || node.kind !== "init") return undefined;
  const { key } = node;
  if (node.computed === true || !isSyntaxNode(key)) return undefined;
  const name = key.type === "Identifier" ? key.name : key.value;
  const value = plainData(node.value);
  if ((typeof name !== "string" && typeof name !== "number") || name === "__proto__") return undefined;
  return value === undefined ? undefined : [String(name), value];
}

/** The value that JSON has for the number too: not infinity, not minus zero. */
function plainNumber(value: number): number | undefined {
  return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
}

function plainLiteral({ value, raw }: SyntaxNode): PlainData | undefined {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return plainNumber(value);
  // A pattern or a big number may stand in the tree as null as well.
  return raw === "null" ? null : undefined;
}

function plainTemplate({ quasis }: SyntaxNode): string | undefined {
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined;
  const cooked: unknown = quasis[0]?.value?.cooked;
  return typeof cooked === "string" ? cooked : undefined;
}

/** `!0` and `!1`, as a minifier writes true and false, and negative numbers. */
function plainUnary({ operator, argument }: SyntaxNode): PlainData | undefined {
  const value = plainData(argument);
  if (typeof value !== "number") return undefined;
  if (operator === "!") return value === 0;
  return operator === "-" ? plainNumber(-value) : undefined;
}

function plainArray({ elements }: SyntaxNode): PlainData | undefined {
  if (!Array.isArray(elements)) return undefined;
  const values = elements.map(plainData);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function plainObject({ properties }: SyntaxNode): PlainData | undefined {
  if (!Array.isArray(properties)) return undefined;
  const values = properties.map(plainProperty);
  return values.every((value) => value !== undefined) ? Object.fromEntries(values) : undefined;
}

/** The value of an expression that JSON can say; undefined for every other. */
export function plainData(node: unknown): PlainData | undefined {
  if (!isSyntaxNode(node)) return undefined;
  switch (node.type) {
    case "Literal":
      return plainLiteral(node);
    case "TemplateLiteral":
      return plainTemplate(node);
    case "UnaryExpression":
      return plainUnary(node);
    case "ArrayExpression":
      return plainArray(node);
    case "ObjectExpression":
      return plainObject(node);
    default:
      return undefined;
  }
}
