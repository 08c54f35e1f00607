import { expect, test } from "vitest";
import { breakAfter, type CircuitBreaker, listModelStates, restsUntil } from "./circuit-breaker";
import type { CallFailure } from "./model-port";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const HOUR = 3_600_000;

function failing(reasons: readonly CallFailure[], retryAfterSeconds: number | null = null) {
  return reasons.reduce<CircuitBreaker | undefined>(
    (known, reason) => breakAfter(known, { reason, retryAfterSeconds }, NOW),
    undefined,
  );
}

function minutesOfRest(...args: Parameters<typeof failing>): number {
  return ((restsUntil(failing(...args), NOW) ?? NOW) - NOW) / 60_000;
}

test("a refused request is an hour's rest at once, silence only the second time", () => {
  expect(minutesOfRest(["rejected"])).toBe(60);
  for (const reason of ["timeout", "network", "server-error", "rate-limited"] as const) {
    expect(minutesOfRest([reason]), reason).toBe(0);
    expect(minutesOfRest([reason, reason]), reason).toBe(60);
  }
});

test("a server that names a time is believed, for an hour at most", () => {
  expect(minutesOfRest(["rate-limited"], 120)).toBe(2);
  expect(minutesOfRest(["server-error", "server-error"], 120)).toBe(2);
  expect(minutesOfRest(["rate-limited"], 86_400)).toBe(60);
  expect(minutesOfRest(["rate-limited"], -5)).toBe(0);
});

test("a rest that a wrong clock has written does not hold for days", () => {
  const rest = { failures: 2, because: "timeout", until: NOW + 48 * HOUR } as const;
  expect(restsUntil(rest, NOW)).toBeNull();
});

test("with all models at rest none is asked, and after the rest of one it has to show that it answers", () => {
  const rests = new Map([
    ["refused", breakAfter(undefined, { reason: "rejected", retryAfterSeconds: null }, NOW)],
    ["once", breakAfter(undefined, { reason: "timeout", retryAfterSeconds: null }, NOW)],
  ]);
  expect(listModelStates(["refused"], rests, NOW)).toBe("resting");
  expect(listModelStates(["refused"], rests, NOW + HOUR)).toBe("unsure");
  expect(listModelStates(["refused", "fine"], rests, NOW)).toBe("ready");
  expect(listModelStates(["once"], rests, NOW)).toBe("ready");
});
