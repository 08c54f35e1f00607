import { expect, test } from "vitest";
import { decideRate, type RateCounter } from "./rate-limit";

const HOURLY = { limit: 3, windowSeconds: 3600 };
const TEN_PAST = Date.parse("2026-11-20T08:10:00Z");

test("a window lets its limit through and tells the rest when it ends", () => {
  let counter: RateCounter | null = null;
  const allowed: boolean[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const decision = decideRate(HOURLY, counter, TEN_PAST + attempt);
    counter = decision.counter;
    allowed.push(decision.allowed);
  }
  expect(allowed).toEqual([true, true, true, false, false]);
  expect(decideRate(HOURLY, counter, TEN_PAST)).toMatchObject({
    retryAfterSeconds: 50 * 60,
    counter: { count: 3 },
  });
});

test("the next window starts empty", () => {
  const full = { windowStart: Date.parse("2026-11-20T08:00:00Z"), count: 3 };
  expect(decideRate(HOURLY, full, Date.parse("2026-11-20T09:00:00Z"))).toMatchObject({
    allowed: true,
    counter: { count: 1 },
  });
});
