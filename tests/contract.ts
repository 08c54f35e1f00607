// Reads tests/CONTRACT.md, the titles of tests, and what comments cite; pure, so that planted breaks can be tried.
import ts from "typescript";

export interface KeptBy {
  readonly file: string;
  readonly title: string;
}

export interface ContractPromise {
  /** Letter and number: "N12". */
  readonly id: string;
  readonly text: string;
  readonly keptBy: readonly KeptBy[];
}

export interface Contract {
  readonly promises: readonly ContractPromise[];
  /** What is no promise, no test of one, and no place for either: each would be overlooked. */
  readonly problems: readonly string[];
}

const SECTION = /^## .+ \(([A-Z](?:, [A-Z])*)\)$/;
const PROMISE = /^- \*\*([A-Z])(\d+)\*\* ?(.*)$/;
const TEST = /^ {2}- `([^`]+)`: (.+)$/;

interface Draft {
  readonly id: string;
  readonly text: string;
  readonly keptBy: KeptBy[];
}

/** The promises of the contract, section by section, with what is wrong with their numbers and lines. */
export function parseContract(markdown: string): Contract {
  const promises: Draft[] = [];
  const problems: string[] = [];
  const lastNumbers = new Map<string, number>();
  let letters: readonly string[] = [];
  for (const line of markdown.split("\n")) {
    const [, section] = SECTION.exec(line) ?? [];
    const [, letter, number, text = ""] = PROMISE.exec(line) ?? [];
    const [, file, title] = TEST.exec(line) ?? [];
    if (section !== undefined) {
      letters = section.split(", ");
      for (const known of letters.filter((name) => lastNumbers.has(name)))
        problems.push(`${known} is the letter of two sections`);
      for (const name of letters) lastNumbers.set(name, 0);
    } else if (letter !== undefined) {
      const id = `${letter}${number}`;
      if (!letters.includes(letter)) problems.push(`${id} stands in the section of ${letters.join(", ")}`);
      else if (Number(number) !== (lastNumbers.get(letter) ?? 0) + 1)
        problems.push(`${id} follows ${letter}${lastNumbers.get(letter)}: numbers run on, each once`);
      lastNumbers.set(letter, Number(number));
      promises.push({ id, text: text.trim(), keptBy: [] });
    } else if (file !== undefined && title !== undefined && promises.length > 0) {
      promises.at(-1)?.keptBy.push({ file, title });
    } else if (/^\s*[-*]/.test(line)) problems.push(`neither a promise nor a test of one: ${line}`);
  }
  return { promises, problems };
}

/** A skipped test keeps nothing, nor does what a skipped group holds. */
const SKIPPED = /^(?:test|it|describe)\b.*\.(?:skip|fixme|todo)$/;
/** How a test is written: `test`, `it`, and what makes many of one. */
const TEST_CALL = /^(?:test|it)(?:\.each\b[\s\S]*|\.for\b[\s\S]*)?$/;

/** The titles of the tests of a file as its source writes them, with the holes of templates: `%s` and `${…}`. */
export function titlesOf(source: string): ReadonlySet<string> {
  const file = ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SKIPPED.test(node.expression.getText(file))) return;
    if (ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(file))) {
      const [title] = node.arguments;
      if (node.arguments.length > 1 && title !== undefined) {
        if (ts.isStringLiteralLike(title)) titles.add(title.text);
        else if (ts.isTemplateExpression(title)) titles.add(title.getText(file).slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** What is wrong with a promise, if anything; `titlesIn` is null for a file that is not there. */
export function problemsOf(
  { id, text, keptBy }: ContractPromise,
  titlesIn: (file: string) => ReadonlySet<string> | null,
): readonly string[] {
  const problems = keptBy.flatMap(({ file, title }) => {
    const titles = titlesIn(file);
    if (titles === null) return [`${id}: no test file ${file}`];
    return titles.has(title) ? [] : [`${id}: no test in ${file} is called: ${title}`];
  });
  if (text === "") problems.push(`${id} promises nothing`);
  if (keptBy.length === 0) problems.push(`${id} names no test`);
  const named = keptBy.map(({ file, title }) => `${file}: ${title}`);
  if (new Set(named).size < named.length) problems.push(`${id} names a test twice`);
  return problems;
}

const CITATION = /\bcontract ([A-Z]\d+(?:(?:, | and )[A-Z]\d+)*)\b/gi;
const ROWS = /^rows? (\d+(?:(?:, | and )\d+)*): /;

/** The promises that a text cites: "(contract N12)", "contract N12, N13 and N14". */
export function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids = ""]) => ids.split(/, | and /));
}

/** The faults that the title of a test names: "rows 1, 2 and 5: …" is F1, F2 and F5. */
export function faultsIn(title: string): readonly string[] {
  const [, rows = ""] = ROWS.exec(title) ?? [];
  return rows === "" ? [] : rows.split(/, | and /).map((row) => `F${row}`);
}
