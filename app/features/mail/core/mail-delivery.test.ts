import { expect, test } from "vitest";
import { type DeliveryAttempt, decideDelivery } from "./mail-delivery";

const START = "2026-11-20T10:00:00.000Z";
const first: DeliveryAttempt = {
  attempts: 1,
  inDoubtSince: null,
  beganAt: START,
  isIdempotent: true,
};
const busy = { kind: "retry", reason: "status:429", retryAfterSeconds: null, isBusy: true } as const;

function after(minutes: number): Date {
  return new Date(Date.parse(START) + minutes * 60_000);
}

test("each attempt waits longer than the one before, up to an hour", () => {
  const waits = [1, 2, 3, 4, 5, 20].map((attempts) => {
    const decision = decideDelivery(busy, { ...first, attempts }, after(1));
    return decision.state === "queued" ? decision.waitSeconds : null;
  });
  expect(waits).toEqual([30, 120, 600, 1800, 3600, 3600]);
});

test("the provider's own wish counts when it is longer, and not beyond an hour", () => {
  expect(decideDelivery({ ...busy, retryAfterSeconds: 90 }, first, after(0))).toMatchObject({
    waitSeconds: 90,
  });
  expect(decideDelivery({ ...busy, retryAfterSeconds: 1 }, first, after(0))).toMatchObject({
    waitSeconds: 30,
  });
  expect(decideDelivery({ ...busy, retryAfterSeconds: 864_000 }, first, after(0))).toMatchObject({
    waitSeconds: 3600,
  });
});

test("nothing is tried again once the provider may have forgotten the key", () => {
  const late = { ...first, attempts: 20, inDoubtSince: START };
  expect(decideDelivery(busy, late, after(21 * 60)).state).toBe("queued");
  expect(decideDelivery(busy, late, after(22 * 60 + 5))).toEqual({ state: "failed", error: "status:429" });
});

test("what was surely not taken, as with a refused key, waits for days; what was in doubt before does not", () => {
  const wrongKey = { kind: "retry", reason: "status:401", retryAfterSeconds: 1800, isBusy: true } as const;
  for (const hours of [22, 23, 24 * 9])
    expect(decideDelivery(wrongKey, { ...first, attempts: 40 }, after(hours * 60))).toMatchObject({
      state: "queued",
      inDoubtSince: null,
    });
  expect(decideDelivery(wrongKey, { ...first, inDoubtSince: START }, after(23 * 60)).state).toBe("failed");
});

test("an answer that never came is asked for again only where the key keeps it from being sent twice", () => {
  const unknown = { kind: "unknown", reason: "timeout" } as const;
  expect(decideDelivery(unknown, first, after(0))).toMatchObject({ state: "queued", inDoubtSince: START });
  expect(decideDelivery(unknown, { ...first, isIdempotent: false }, after(0))).toEqual({
    state: "failed",
    error: "outcome unknown: timeout",
  });
});

test("a refusal is final", () => {
  const refused = { kind: "refused", reason: "status:422", stopsAddress: false } as const;
  expect(decideDelivery(refused, first, after(0))).toEqual({ state: "failed", error: "status:422" });
});
