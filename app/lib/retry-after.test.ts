import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry-after";

const NOW = Date.parse("2026-11-20T10:00:00Z");

test("seconds and dates are read, anything else is no wish", () => {
  expect(parseRetryAfter("120", NOW)).toBe(120);
  expect(parseRetryAfter("Fri, 20 Nov 2026 10:01:30 GMT", NOW)).toBe(90);
  expect(parseRetryAfter("Fri, 20 Nov 2026 09:00:00 GMT", NOW)).toBe(0);
  for (const value of [null, "", "soon", "-5", "1e9", "Fri, whenever"]) {
    expect(parseRetryAfter(value, NOW)).toBeNull();
  }
});
