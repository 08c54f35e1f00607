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
  const missing = named.filter(([, file = "", name = ""]) => !readText(file).includes(`"${name}"`));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
