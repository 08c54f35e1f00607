import postcss, { type ChildNode, type Container, type Rule } from "postcss";
import { type SheetRule, STATES } from "../../workers/http/page-sheet";

/** At-rules that hold rules for elements; the others (fonts, key frames) are taken whole. */
const GROUPS = new Set(["layer", "media", "supports", "container", "starting-style"]);

const CLASS = /\.([A-Za-z][\w-]*)/g;
const STATE = new RegExp(`\\[((?:${STATES})(?:=[\\w-]+)?)\\]`, "g");

const ELEMENT = /(?<![\w-])[a-z][a-z\d]*/g;
const ONE_OF = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/;

/** A selector once for each choice of what stands in its `:is`, `:where` and `:has`. */
function listAlternatives(selector: string): string[] {
  const [whole, choices] = ONE_OF.exec(selector) ?? [];
  if (whole === undefined || choices === undefined) return [selector];
  return choices
    .split(",")
    .flatMap((choice) => listAlternatives(selector.replace(whole, () => ` ${choice} `)));
}

/**
 * The classes and states that every match of a selector has somewhere, or its elements where it names none; nothing
 * of what stands inside `:not` and its like.
 */
function neededBy(selector: string): string[] {
  const plain = selector.replace(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, "");
  const bare = plain.replace(/\[[^\]]*\]/g, "");
  const names = [...plain.matchAll(STATE), ...bare.matchAll(CLASS)].map(([, name = ""]) => name);
  return names.length > 0 ? names : [...bare.matchAll(ELEMENT)].map(([name]) => `<${name}`);
}

function toNeeds(rule: Rule): SheetRule["needs"] {
  const withoutNot = rule.selectors.map((selector) => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, ""));
  const needs = withoutNot.flatMap(listAlternatives).map(neededBy);
  return needs.some((names) => names.length === 0) ? null : needs;
}

function* listRules(container: Container, around: readonly string[]): Generator<SheetRule> {
  for (const node of (container.nodes ?? []) as ChildNode[]) {
    const text = node.toString();
    if (node.type === "rule") yield { around, text, needs: toNeeds(node) };
    else if (node.type !== "atrule" || node.nodes === undefined)
      yield { around, text: `${text};`, needs: null };
    else if (!GROUPS.has(node.name)) yield { around, text, needs: null };
    else yield* listRules(node, [...around, `${text.split("{", 1)[0]}{`]);
  }
}

/** The rules of a style sheet as the build minified it, in their order. */
export function toSheetRules(sheet: string): SheetRule[] {
  return [...listRules(postcss.parse(sheet), [])];
}
