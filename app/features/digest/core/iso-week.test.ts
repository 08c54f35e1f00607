import * as fc from "fast-check";
import { expect, test } from "vitest";
import { weekToBuild } from "./digest-schedule";
import {
  formatWeek,
  parseWeekSlug,
  previousWeek,
  toIsoWeek,
  toSpan,
  weekNumberSinceEpoch,
  weekSlug,
} from "./iso-week";

test.each([
  ["2026-11-20", "2026-47"],
  ["2027-01-01", "2026-53"],
  ["2027-01-04", "2027-01"],
  ["2024-12-30", "2025-01"],
  ["2021-01-03", "2020-53"],
  ["2021-01-04", "2021-01"],
])("%s is in week %s", (date, slug) => {
  expect(weekSlug(toIsoWeek(new Date(`${date}T12:00:00Z`)))).toBe(slug);
});

test("a week runs from Monday 00:00 UTC to the next", () => {
  expect(toSpan({ year: 2026, week: 47 })).toEqual({
    start: "2026-11-16T00:00:00.000Z",
    end: "2026-11-23T00:00:00.000Z",
  });
});

test("other spellings and weeks the year does not have are no issue", () => {
  expect(parseWeekSlug("2026-53")).toEqual({ year: 2026, week: 53 });
  for (const slug of [
    "2025-53",
    "2026-00",
    "2026-54",
    "2026-5",
    "26-05",
    "2026-05 ",
    "2026-W05",
    "9999-99",
    "",
  ]) {
    expect(parseWeekSlug(slug)).toBeNull();
  }
});

test("every instant lies in its own week, and weeks follow each other without a gap", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1971-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
      (instant) => {
        const week = toIsoWeek(instant);
        const { start, end } = toSpan(week);
        expect(instant.toISOString() >= start && instant.toISOString() < end).toBe(true);
        expect(parseWeekSlug(weekSlug(week))).toEqual(week);
        expect(toSpan(previousWeek(week)).end).toBe(start);
        expect(weekNumberSinceEpoch(week)).toBe(weekNumberSinceEpoch(previousWeek(week)) + 1);
      },
    ),
  );
});

test("Monday's run builds the week that has just ended, and so does a late one", () => {
  for (const now of ["2026-11-23T09:00:00Z", "2026-11-24T01:00:00Z", "2026-11-29T23:59:59Z"]) {
    expect(weekSlug(weekToBuild(new Date(now)))).toBe("2026-47");
  }
});

test("a week is written with its days in both languages", () => {
  expect(formatWeek({ year: 2026, week: 47 }, "en")).toMatch(/^16\s?–\s?22 November 2026$/);
  expect(formatWeek({ year: 2026, week: 53 }, "pt-br")).toMatch(
    /^28 de dezembro de 2026 a 3 de janeiro de 2027$/,
  );
  expect(formatWeek({ year: 2026, week: 23 }, "pt-br")).toBe("1º a 7 de junho de 2026");
});
