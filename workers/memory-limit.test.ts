import { expect, test } from "vitest";
import { createMemoryLimit, createRefusals } from "./memory-limit";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const at = (seconds: number) => new Date(NOON + seconds * 1000);

test("a client is counted up to its limit, and anew in the next window", () => {
  const limit = createMemoryLimit({ limit: 2, total: 100, windowSeconds: 60 });
  expect([0, 1, 2].map((second) => limit.take("a", at(second)))).toEqual([true, true, false]);
  expect(limit.take("b", at(3))).toBe(true);
  expect(limit.take("a", at(59))).toBe(false);
  expect(limit.take("a", at(60))).toBe(true);
});

test("all clients together stay below the total", () => {
  const limit = createMemoryLimit({ limit: 2, total: 5, windowSeconds: 60 });
  const taken = Array.from({ length: 1000 }, (_, client) => limit.take(`client ${client}`, at(1)));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(limit.take("client 1", at(61))).toBe(true);
});

test("a refused client is known until its time is over", () => {
  const refusals = createRefusals(10);
  refusals.add("a", NOON + 1000);
  expect([refusals.has("a", NOON), refusals.has("b", NOON)]).toEqual([true, false]);
  expect(refusals.has("a", NOON + 1000)).toBe(false);
});

test("no more clients are remembered than there is room for; the oldest go first", () => {
  const refusals = createRefusals(2);
  for (const key of ["a", "b", "a", "c"]) refusals.add(key, NOON + 1000);
  expect(["a", "b", "c"].filter((key) => refusals.has(key, NOON))).toEqual(["a", "c"]);
});
