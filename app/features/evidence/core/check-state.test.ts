import { expect, test } from "vitest";
import { checkStateOf, newestStaleMonth } from "./check-state";

test("facts of a month are fresh for 180 days after its end, and not a moment longer", () => {
  // November 2026 ends as December begins; 180 days later it is 30 May 2027.
  expect(checkStateOf("2026-11", new Date("2027-05-30T00:00:00Z"))).toBe("checked");
  expect(checkStateOf("2026-11", new Date("2027-05-30T00:00:01Z"))).toBe("needs-recheck");
});

test("December ends in the next year, and a clock behind the check does no harm", () => {
  expect(checkStateOf("2026-12", new Date("2027-06-29T00:00:00Z"))).toBe("checked");
  expect(checkStateOf("2026-12", new Date("2020-01-01T00:00:00Z"))).toBe("checked");
});

test("a month that cannot be read needs a re-check", () => {
  expect(checkStateOf("2026-13", new Date("2026-11-20T00:00:00Z"))).toBe("needs-recheck");
  expect(checkStateOf("", new Date("2026-11-20T00:00:00Z"))).toBe("needs-recheck");
});

test("the newest month that asks for a re-check changes in the very moment in which the month does", () => {
  for (const at of [
    "2027-05-30T00:00:00.000Z",
    "2027-05-30T00:00:00.001Z",
    "2027-01-01T12:00:00Z",
    "2028-02-29T23:59:59Z",
  ]) {
    const now = new Date(at);
    const newest = newestStaleMonth(now);
    const [year = 0, month = 0] = newest.split("-").map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    expect([checkStateOf(newest, now), checkStateOf(next, now)], at).toEqual(["needs-recheck", "checked"]);
  }
});
