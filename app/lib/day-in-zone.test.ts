import { expect, test } from "vitest";
import { dayInZone } from "./day-in-zone";

test("a late evening is still the day it is where the reader is", () => {
  const evening = new Date("2026-11-23T01:00:00Z");
  expect(dayInZone(evening, "America/Sao_Paulo")).toBe("2026-11-22");
  expect(dayInZone(evening, "Europe/London")).toBe("2026-11-23");
});

test("summer time counts", () => {
  expect(dayInZone(new Date("2026-06-30T23:30:00Z"), "Europe/London")).toBe("2026-07-01");
  expect(dayInZone(new Date("2026-12-31T23:30:00Z"), "Europe/London")).toBe("2026-12-31");
});
