import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected console.error is a failure that nobody would otherwise see. A test that expects one replaces
// console.error with a spy of its own and restores it.
const original = console.error;
let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
  console.error = (...parts: unknown[]) => {
    calls.push(parts);
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  const seen = calls;
  console.error = original;
  expect(seen, "console.error was called").toEqual([]);
});
