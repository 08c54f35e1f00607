// tests/FAULTS.md names the test of every fault; a test that was renamed must not leave its row without one.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("..", import.meta.url);

function readText(path: string): string {
  return readFileSync(new URL(path, ROOT), "utf8");
}

test("every test that the table of faults names exists", () => {
  const named = [
    ...readText("tests/FAULTS.md").matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: (.+?)(?=<br>| \|)/g),
  ];
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(([, file = "", name = ""]) => {
    const text = readText(file);
    return ![`"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test("every row of the list of faults is in the table, in order", () => {
  const rows = [...readText("tests/FAULTS.md").matchAll(/^\| (\d+) \|/gm)].map(([, row]) => Number(row));
  expect(rows).toEqual(Array.from({ length: 76 }, (_, index) => index + 1));
});
