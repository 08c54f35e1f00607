import { expect, test } from "vitest";
import { secondsLeftInWindow, toWindowStart } from "./rate-window";

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

test("windows are aligned to the clock", () => {
  expect(toWindowStart(at("10:59:59.999"), 3600)).toBe(at("10:00:00"));
  expect(toWindowStart(at("11:00:00"), 3600)).toBe(at("11:00:00"));
});

test("who has to wait waits until the window ends, a second at least", () => {
  expect(secondsLeftInWindow(at("10:59:00"), 3600)).toBe(60);
  expect(secondsLeftInWindow(at("10:59:59.999"), 3600)).toBe(1);
  expect(secondsLeftInWindow(at("11:00:00"), 3600)).toBe(3600);
});
