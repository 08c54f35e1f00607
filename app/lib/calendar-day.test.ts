import { expect, test } from "vitest";
import { isCalendarDay } from "./calendar-day";

test("a day of the calendar is written in full and exists", () => {
  expect(["2027-02-28", "2028-02-29", "2027-11-30"].every(isCalendarDay)).toBe(true);
  expect(
    ["2027-02-29", "2027-02-30", "2027-11-31", "2027-13-01", "2027-1-1", "soon", ""].some(isCalendarDay),
  ).toBe(false);
});
