import { expect, test } from "vitest";
import { isDigestDue, weekToBuild } from "./digest-schedule";

test("the digest is due from Monday 09:00 UTC until the week ends, for the week before", () => {
  expect(isDigestDue(new Date("2026-11-23T08:59:59Z"))).toBe(false);
  expect(isDigestDue(new Date("2026-11-23T09:00:00Z"))).toBe(true);
  expect(isDigestDue(new Date("2026-11-29T23:59:59Z"))).toBe(true);
  for (const instant of ["2026-11-23T09:00:00Z", "2026-11-24T00:07:00Z"]) {
    expect(weekToBuild(new Date(instant))).toEqual({ year: 2026, week: 47 });
  }
});
