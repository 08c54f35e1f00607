// The style sheets of a page, as rules that know which classes they apply to.

/** One rule of a style sheet. */
export interface SheetRule {
  /** The at-rules around it, from the outermost on: "@layer features{", "@media print{". */
  readonly around: readonly string[];
  readonly text: string;
  /**
   * For each of its selectors, the classes, states ("aria-invalid=true") and elements ("<table") that the page must have. Null where the
   * rule holds for any page.
   */
  readonly needs: readonly (readonly string[])[] | null;
}

const KEY_FRAMES = /^@keyframes ([\w-]+)/;

/**
 * Paper alone. Its rules come with the whole sheet, which a page links for paper (app/page-parts/islands-scripts.tsx).
 */
export const PAPER = "@media print{";

/**
 * The rules that the screen needs for a page of these classes and elements, without the key frames that none of them
 * names.
 */
function neededRules(rules: readonly SheetRule[], classes: ReadonlySet<string>): readonly SheetRule[] {
  const needed = rules.filter(
    ({ around, needs }) =>
      !around.includes(PAPER) && !needs?.every((names) => names.some((name) => !classes.has(name))),
  );
  const plain = needed.flatMap(({ text }) => (KEY_FRAMES.test(text) ? [] : [text])).join("");
  return needed.filter(({ text }) => {
    const [, name] = KEY_FRAMES.exec(text) ?? [];
    return name === undefined || plain.includes(name);
  });
}

/** The text of a page's style sheet. Given the classes of its elements, it leaves out what is for others. */
export function joinRules(rules: readonly SheetRule[], classes?: ReadonlySet<string>): string {
  let sheet = "";
  let open: readonly string[] = [];
  function enter(around: readonly string[]) {
    const differs = around.findIndex((head, index) => head !== open[index]);
    const shared = differs < 0 ? around.length : differs;
    sheet += "}".repeat(open.length - shared) + around.slice(shared).join("");
    open = around;
  }
  for (const { around, text } of classes === undefined ? rules : neededRules(rules, classes)) {
    enter(around);
    sheet += text;
  }
  enter([]);
  return sheet;
}

/**
 * Attributes with rules of their own that only the server and the client write: neither the browser nor the inline
 * script. With the client comes the whole sheet.
 */
export const STATES =
  "data-(?:category|tone|filled|from-card|missing)|aria-(?:disabled|invalid|pressed|selected)|disabled";
const STATE = new RegExp(` (${STATES})="([\\w-]*)"`, "g");

/** Every class that an element of the page has, every state as a selector asks for it, and every element. */
export function listClasses(html: string): Set<string> {
  return new Set([
    ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    ...[...html.matchAll(STATE)].flatMap(([, name = "", value]) => [name, `${name}=${value}`]),
    ...[...html.matchAll(/<[a-z][a-z\d]*/g)].map(([element]) => element),
  ]);
}
