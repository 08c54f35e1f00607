import postcss, { type ChildNode, type Container, type Rule } from "postcss";
import type { SheetRule } from "../../workers/http/page-sheet";

/** At-rules that hold rules for elements; the others (fonts, key frames) are taken whole. */
const GROUPS = new Set(["layer", "media", "supports", "container"]);

const CLASS = /\.([A-Za-z][\w-]*)/g;
/** The one attribute whose values have rules of their own and are the server's alone. */
const CATEGORY = /\[(data-category=\w+)\]/g;

/** The classes and categories that every match of a selector has somewhere; not those inside `:not` and its like. */
function classesOfSelector(selector: string): string[] {
  const plain = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "");
  const names = [...plain.matchAll(CATEGORY), ...plain.replace(/\[[^\]]*\]/g, "").matchAll(CLASS)];
  return names.map(([, name = ""]) => name);
}

function needsOf(rule: Rule): SheetRule["needs"] {
  const needs = rule.selectors.map(classesOfSelector);
  return needs.some((classes) => classes.length === 0) ? null : needs;
}

function* rulesOf(container: Container, around: readonly string[]): Generator<SheetRule> {
  for (const node of (container.nodes ?? []) as ChildNode[]) {
    const text = node.toString();
    if (node.type === "rule") yield { around, text, needs: needsOf(node) };
    else if (node.type !== "atrule" || node.nodes === undefined)
      yield { around, text: `${text};`, needs: null };
    else if (!GROUPS.has(node.name)) yield { around, text, needs: null };
    else yield* rulesOf(node, [...around, `${text.split("{", 1)[0]}{`]);
  }
}

/** The rules of a style sheet as the build minified it, in their order. */
export function toSheetRules(sheet: string): SheetRule[] {
  return [...rulesOf(postcss.parse(sheet), [])];
}
