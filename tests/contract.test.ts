// tests/CONTRACT.md holds what may never break, each promise with the tests that keep it. Each of these has to exist,
// and a comment cites nothing but what a stranger finds in the repository.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hasTest } from "./has-test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["app", "workers", "scripts", "tests", "public"];
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "app/DECISIONS.md", "tests/CONTRACT.md"];
const LONE_FILES = ["wrangler.toml", "vite.config.ts", "playwright.config.ts"];
/** Where a document that is named by its name alone may lie. */
const SHELVES = ["", "app", "tests", "scripts/bench", ".github"];
const ABSENT_DOCUMENTS =
  /\bspec(?:ification)? §|\bthe specification\b|\bproduct decisions\b|\bfaults? rows? \d|\bfaults? \d|\bcontract [A-Z]{1,2}\d/i;

/** Beginnings of a line of the contract: a promise, or a test of the one above it. */
const PROMISE = /^- \*\*([A-Z]\d+)\*\* \S/;
const TEST = /^ {2}- `([^`]+)`: (.+)$/;

function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function strayLines(lines: readonly string[]): string[] {
  return lines
    .filter((line) => /^\s*[-*]/.test(line))
    .map((line) => `neither a promise nor a test of one: ${line}`);
}

/** Faults of a contract; `toSource` gives the text of a file, or null where there is none. */
function problemsIn(contract: string, toSource: (file: string) => string | null): readonly string[] {
  const [before = "", ...promises] = `\n${contract}`.split(/\n(?=- \*\*)/);
  const ids = promises.map((text) => PROMISE.exec(text)?.[1] ?? text);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice`);
  const problems = promises.flatMap((text, index) => {
    const [first = "", ...lines] = text.split("\n");
    const tests = lines.flatMap((line) => {
      const [, file = "", title = ""] = TEST.exec(line) ?? [];
      return title === "" ? [] : [{ file, title }];
    });
    return [
      ...(tests.length === 0 ? [`${ids[index]} names no test`] : []),
      ...tests
        .filter(({ file, title }) => !hasTest(toSource(file) ?? "", title))
        .map(({ file, title }) => `${ids[index]}: no test in ${file} is called: ${title}`),
      ...strayLines([...(PROMISE.test(first) ? [] : [first]), ...lines.filter((line) => !TEST.test(line))]),
    ];
  });
  return [...strayLines(before.split("\n")), ...twice, ...problems];
}

/** Documents that a text names and nobody finds here; one that a web address names is elsewhere by intent. */
function absentIn(text: string): string[] {
  const named = [...text.replaceAll(/https?:\/\/[^\s"]+/g, "").matchAll(/[\w./-]*\b[\w-]+\.md\b/g)].map(
    ([name]) => name,
  );
  const absent = named.filter((name) => !SHELVES.some((shelf) => existsSync(join(ROOT, shelf, name))));
  return [...absent, ...(ABSENT_DOCUMENTS.exec(text) ?? [])];
}

test("each promise has an id of its own and names tests that exist", () => {
  const contract = readText("tests/CONTRACT.md");
  expect(contract).toMatch(/^- \*\*A1\*\* /m);
  const problems = problemsIn(contract, (file) => (existsSync(join(ROOT, file)) ? readText(file) : null));
  expect(problems).toEqual([]);
});

test("no comment cites a document that is not in the repository, or the number of a promise", () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?:\.(?:tsx?|mjs|css|sql)|_headers)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
  ).filter((file) => file !== "tests/contract.test.ts");
  const found = [...sources, ...LONE_FILES, ...DOCUMENTS].flatMap((file) =>
    absentIn(readText(file)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("a promise without a test, with one that is gone or left out, and an id twice would be seen", () => {
  const leftOut = "skip";
  const source = `
    test.each([["a"]])("%s is read (twice)", (name) => {});
    for (const locale of LOCALES) test(\n\`\${locale}: it "works"\`, async () => {});
    test.${leftOut}("it was left out", () => {});`;
  const contract = [
    "- **A1** Kept.",
    "  - `a.test.ts`: %s is read (twice)",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as its source writes it.
    '  - `a.test.ts`: ${locale}: it "works"',
    "- **A1** Twice.",
    "- **A2** Gone.",
    "  - `gone.test.ts`: %s is read (twice)",
    "  - `a.test.ts`: it was left out",
    "* A3 in another hand",
  ].join("\n");
  expect(problemsIn(contract, (file) => (file === "a.test.ts" ? source : null))).toEqual([
    "A1 is there twice",
    "A1 names no test",
    "A2: no test in gone.test.ts is called: %s is read (twice)",
    "A2: no test in a.test.ts is called: it was left out",
    "neither a promise nor a test of one: * A3 in another hand",
  ]);
});

test("a citation of something absent would be seen", () => {
  // Made up: what the guard above has to refuse.
  for (const text of ["performance.md, technique 2", "Spec §4", "Faults row 41: …", "(contract N12)"])
    expect(absentIn(`// ${text}`), text).not.toEqual([]);
  expect(absentIn("// tests/CONTRACT.md and RESULTS.md, RFC 9110")).toEqual([]);
});
