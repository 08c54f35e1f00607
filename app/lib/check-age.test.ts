import { expect, test } from "vitest";
import { isCheckOld, recheckDay } from "./check-age";

test("facts of a month are fresh for 180 days after its end, and not a moment longer", () => {
  // November 2026 ends as December begins; 180 days later it is 30 May 2027.
  expect(isCheckOld("2026-11", new Date("2027-05-30T00:00:00Z"))).toBe(false);
  expect(isCheckOld("2026-11", new Date("2027-05-30T00:00:01Z"))).toBe(true);
});

test("the day on which a check is due is a day of the calendar, whatever month it lies in", () => {
  expect(recheckDay("2026-11")).toBe("2027-05-30");
  expect(recheckDay("2026-08-22", 60)).toBe("2026-10-22");
  expect(recheckDay("2026-12-02", 0)).toBe("2026-12-03");
});

test("December ends in the next year, and a clock behind the check does no harm", () => {
  expect(isCheckOld("2026-12", new Date("2027-06-29T00:00:00Z"))).toBe(false);
  expect(isCheckOld("2026-12", new Date("2020-01-01T00:00:00Z"))).toBe(false);
});

test("a month that cannot be read needs a re-check", () => {
  expect(isCheckOld("2026-13", new Date("2026-11-20T00:00:00Z"))).toBe(true);
  expect(isCheckOld("", new Date("2026-11-20T00:00:00Z"))).toBe(true);
});

test("a day counts from its end, and the days after which a check is due can be others", () => {
  expect(isCheckOld("2026-08-22", new Date("2026-10-22T00:00:00Z"), 60)).toBe(false);
  expect(isCheckOld("2026-08-22", new Date("2026-10-22T00:00:01Z"), 60)).toBe(true);
  // A date to keep is over once its own day is.
  expect(isCheckOld("2026-12-02", new Date("2026-12-02T23:59:59Z"), 0)).toBe(false);
  expect(isCheckOld("2026-12-02", new Date("2026-12-03T00:00:01Z"), 0)).toBe(true);
  expect(isCheckOld("2026-02-31x", new Date("2020-01-01T00:00:00Z"), 60)).toBe(true);
});
