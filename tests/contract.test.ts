// tests/CONTRACT.md holds every promise of the site with the tests that keep it. Each of them has to exist, and a
// comment cites nothing but what a stranger finds in the repository.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { citationsIn, faultsIn, parseContract, problemsOf, titlesOf } from "./contract";

/** For the samples below, which show that a test that does not run keeps no promise. None of this file is left out. */
const SKIPPED = "skip";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["app", "workers", "scripts", "tests", "public"];
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "app/DECISIONS.md", "tests/CONTRACT.md"];
const LONE_FILES = ["wrangler.toml", "vite.config.ts", "playwright.config.ts"];
/** Where a document that is named by its name alone may lie. */
const SHELVES = ["", "app", "tests", "scripts/bench", ".github"];
const ABSENT_DOCUMENTS =
  /\bspec(?:ification)? §|\bthe specification\b|\bproduct decisions\b|\bfaults? rows? \d|\bfaults? \d/i;

const CONTRACT = parseContract(readText("tests/CONTRACT.md"));
const IDS: ReadonlySet<string> = new Set(CONTRACT.promises.map(({ id }) => id));

function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?:\.(?:tsx?|mjs|css|sql)|_headers)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
  ),
  ...LONE_FILES,
].filter((file) => file !== "tests/contract.test.ts" && file !== "tests/contract.ts");

const titles = new Map(
  sources
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => [file, titlesOf(readText(file))] as const),
);

/** Documents that a text names and nobody finds here; one that a web address names is elsewhere by intent. */
function absentIn(text: string): string[] {
  const named = [...text.replaceAll(/https?:\/\/[^\s"]+/g, "").matchAll(/[\w./-]*\b[\w-]+\.md\b/g)].map(
    ([name]) => name,
  );
  const absent = named.filter((name) => !SHELVES.some((shelf) => existsSync(join(ROOT, shelf, name))));
  return [...absent, ...(ABSENT_DOCUMENTS.exec(text) ?? [])];
}

/** Promises that a text cites and the contract does not hold. */
function unknownIn(text: string): readonly string[] {
  return citationsIn(text).filter((id) => !IDS.has(id));
}

test("each promise has a number of its own, a text, and tests that exist", () => {
  expect(CONTRACT.problems).toEqual([]);
  expect(CONTRACT.promises.length).toBeGreaterThan(150);
  const problems = CONTRACT.promises.flatMap((promise) =>
    problemsOf(promise, (file) => titles.get(file) ?? null),
  );
  expect(problems).toEqual([]);
});

test("each number that a comment cites is a promise, and so is each fault that a test is named for", () => {
  const cited = [...sources, ...DOCUMENTS].flatMap((file) =>
    unknownIn(readText(file)).map((id) => `${file}: ${id}`),
  );
  const named = [...titles].flatMap(([file, names]) =>
    [...names].flatMap((name) =>
      faultsIn(name)
        .filter((id) => !IDS.has(id))
        .map((id) => `${file}: ${id}, ${name}`),
    ),
  );
  expect([...cited, ...named]).toEqual([]);
});

test("no comment cites a document that is not in the repository", () => {
  const found = [...sources, ...DOCUMENTS].flatMap((file) =>
    absentIn(readText(file)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("a promise that is empty, untested or tested by nothing, and a number twice, would be seen", () => {
  const contract = parseContract(
    [
      "## Addresses (A)",
      "- **A1** Kept.",
      "  - `a.test.ts`: it works",
      "- **A1** Twice.",
      "- **A3**",
      "  - `gone.test.ts`: it works",
      "  - `a.test.ts`: it was skipped",
      "* A4 in another hand",
    ].join("\n"),
  );
  expect(contract.problems).toEqual([
    "A1 follows A1: numbers run on, each once",
    "A3 follows A1: numbers run on, each once",
    "neither a promise nor a test of one: * A4 in another hand",
  ]);
  const written = titlesOf(`test("it works", () => {}); test.${SKIPPED}("it was skipped", () => {});`);
  const problems = contract.promises.flatMap((promise) =>
    problemsOf(promise, (file) => (file === "a.test.ts" ? written : null)),
  );
  expect(problems).toEqual([
    "A1 names no test",
    "A3: no test file gone.test.ts",
    "A3: no test in a.test.ts is called: it was skipped",
    "A3 promises nothing",
  ]);
});

test("titles are read however a test is written", () => {
  const source = `
    test.each([["a"]])("%s is read", (name) => {});
    for (const locale of LOCALES) test(\`\${locale}: it "works"\`, async () => {});
    it('one\\'s own', () => {}, 60_000);
    test.describe.${SKIPPED}("for later", () => { test("that too", () => {}); });
    describe("no test", () => {}); regex.test("no title");`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as its source writes it.
  expect([...titlesOf(source)]).toEqual(["%s is read", '${locale}: it "works"', "one's own"]);
});

test("a citation of something absent would be seen", () => {
  // What must be refused: none of these is in the repository.
  const documents = [
    "performance.md, technique 2",
    "Spec §4",
    "as the specification asks",
    "Faults row 41: …",
  ];
  for (const text of [...documents, "Product decisions"])
    expect(absentIn(`// ${text}`), text).not.toEqual([]);
  expect(absentIn("// tests/CONTRACT.md and RESULTS.md, RFC 9110")).toEqual([]);
  expect(unknownIn("// Twice at most (contract F1, Q7 and F999).")).toEqual(["Q7", "F999"]);
  expect(faultsIn("rows 1, 2 and 999: all of it")).toEqual(["F1", "F2", "F999"]);
});
