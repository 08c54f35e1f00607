// The accessibility statement claims nothing that no test and no day stands behind.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CRITERIA } from "~/content/legal/accessibility-criteria";
import { hasTest } from "./has-test";
import { ROOT } from "./import-graph";

test("each criterion that a test is said to support has that test", () => {
  const tests = CRITERIA.flatMap(({ evidence }) => ("test" in evidence ? [evidence.test] : []));
  expect(tests.length).toBeGreaterThan(15);
  const absent = tests.filter(({ file, title }) => !hasTest(readFileSync(join(ROOT, file), "utf8"), title));
  expect(absent).toEqual([]);
});

test("each criterion stands once, in the order of the standard, and a look has its day", () => {
  const numbers = CRITERIA.map(({ id }) =>
    id
      .split(".")
      .map((part) => part.padStart(2, "0"))
      .join("."),
  );
  expect([...new Set(numbers)].sort()).toEqual(numbers);
  for (const { id, evidence } of CRITERIA)
    if ("seenOn" in evidence) expect(evidence.seenOn, id).toMatch(/^20\d\d-\d\d-\d\d$/);
});
