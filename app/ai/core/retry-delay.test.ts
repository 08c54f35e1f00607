import { expect, test } from "vitest";
import { retryDelaySeconds } from "./retry-delay";

const NOW = Date.parse("2026-11-20T12:00:00Z");

test("delays double from a minute to six hours, spread by chance, and wait for Retry-After", () => {
  expect([1, 2, 3, 30].map((tries) => retryDelaySeconds(tries, 0.5, null, NOW))).toEqual([
    60, 120, 240, 21_600,
  ]);
  expect([retryDelaySeconds(1, 0, null, NOW), retryDelaySeconds(1, 1, null, NOW)]).toEqual([54, 66]);
  expect(retryDelaySeconds(1, 0.5, NOW + 300_000, NOW)).toBe(300);
});
