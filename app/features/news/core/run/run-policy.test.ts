import { expect, test } from "vitest";
import {
  cooldownOfPresses,
  daysSince,
  decideRun,
  isDue,
  isPipelineStale,
  nextAttemptAt,
  retentionLimits,
  steadyClockSpan,
} from "./run-policy";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const HOUR = 3_600_000;

function minutesAgo(minutes: number): string {
  return new Date(NOW - minutes * 60_000).toISOString();
}

test("the first run ever starts", () => {
  expect(decideRun({ now: NOW, lastRunAt: null, leaseUntil: null, cooldownSeconds: 600 })).toEqual({
    state: "started",
  });
});

test("within the cooldown the last run is reported, with the time of the next", () => {
  expect(decideRun({ now: NOW, lastRunAt: minutesAgo(9), leaseUntil: null, cooldownSeconds: 600 })).toEqual({
    state: "fresh",
    lastRunAt: minutesAgo(9),
    nextPossibleAt: "2026-11-20T12:01:00.000Z",
  });
});

test("after the cooldown a run starts, and never while another holds the lease", () => {
  const circumstances = { now: NOW, lastRunAt: minutesAgo(10), cooldownSeconds: 600 };
  expect(decideRun({ ...circumstances, leaseUntil: minutesAgo(1) }).state).toBe("started");
  expect(decideRun({ ...circumstances, leaseUntil: minutesAgo(-1) }).state).toBe("running");
});

test("once the day's runs of visitors are spent the pause is an hour at least", () => {
  expect(cooldownOfPresses(600, false)).toBe(600);
  expect(cooldownOfPresses(600, true)).toBe(3600);
  expect(cooldownOfPresses(7200, true)).toBe(7200);
});

test("a source that fails is asked at the next cron, then in growing steps up to a day", () => {
  const source = (failures: number) => ({ lastAttemptAt: minutesAgo(60), failures, retryAfterSeconds: null });
  const waits = [0, 1, 2, 3, 4, 5, 6, 60].map(
    (failures) => (nextAttemptAt(source(failures)) - NOW) / HOUR + 1,
  );
  expect(waits).toEqual([0, 0, 2, 4, 8, 16, 24, 24]);
});

test("a healthy source is due at once, a new one too, a failing one when its time has come", () => {
  expect(isDue({ lastAttemptAt: minutesAgo(0), failures: 0, retryAfterSeconds: null }, NOW)).toBe(true);
  expect(isDue({ lastAttemptAt: null, failures: 0, retryAfterSeconds: null }, NOW)).toBe(true);
  expect(isDue({ lastAttemptAt: minutesAgo(60), failures: 2, retryAfterSeconds: null }, NOW)).toBe(false);
  expect(isDue({ lastAttemptAt: minutesAgo(118), failures: 2, retryAfterSeconds: null }, NOW)).toBe(true);
});

test("Retry-After of a failing server is honoured up to a day", () => {
  expect(nextAttemptAt({ lastAttemptAt: minutesAgo(0), failures: 1, retryAfterSeconds: 7200 })).toBe(
    NOW + 2 * HOUR,
  );
  expect(nextAttemptAt({ lastAttemptAt: minutesAgo(0), failures: 1, retryAfterSeconds: 1e9 })).toBe(
    NOW + 24 * HOUR,
  );
});

test("the pipeline is stale after 48 hours, and before its first run", () => {
  expect(isPipelineStale(minutesAgo(48 * 60), NOW)).toBe(false);
  expect(isPipelineStale(minutesAgo(48 * 60 + 1), NOW)).toBe(true);
  expect(isPipelineStale(null, NOW)).toBe(true);
});

test("days are counted whole", () => {
  expect(daysSince(minutesAgo(47 * 60), NOW)).toBe(1);
  expect(daysSince(null, NOW)).toBeNull();
});

test("articles stay a year, logs 90 days, counts of scans two years", () => {
  expect(retentionLimits(NOW)).toEqual({
    articlesBefore: "2025-11-20T12:00:00.000Z",
    logsBefore: "2026-08-22T12:00:00.000Z",
    countsBefore: "2024-11-20T12:00:00.000Z",
  });
});

test("a run, a lease and an attempt that lie in the future hold nobody up", () => {
  const future = "2046-11-20T12:00:00.000Z";
  const circumstances = { now: NOW, lastRunAt: null, leaseUntil: null, cooldownSeconds: 600 };
  expect(decideRun({ ...circumstances, lastRunAt: future }).state).toBe("started");
  expect(decideRun({ ...circumstances, leaseUntil: future }).state).toBe("started");
  expect(isDue({ lastAttemptAt: future, failures: 5, retryAfterSeconds: null }, NOW)).toBe(true);
  // Another machine's clock may be some seconds ahead of ours.
  expect(decideRun({ ...circumstances, lastRunAt: minutesAgo(-0.5) }).state).toBe("fresh");
});

test("a clock is steady that saw a run between twenty hours and thirty days ago", () => {
  expect(steadyClockSpan(NOW)).toEqual({ from: "2026-10-21T12:00:00.000Z", to: "2026-11-19T16:00:00.000Z" });
});
