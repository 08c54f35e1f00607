// Limits count in fixed windows. They are aligned to the clock, so that all callers share them.

/** The start of the window that `now` (epoch milliseconds) falls into. */
export function toWindowStart(now: number, windowSeconds: number): number {
  const length = windowSeconds * 1000;
  return Math.floor(now / length) * length;
}

/** Whole seconds until that window ends, for Retry-After; at least 1. */
export function secondsLeftInWindow(now: number, windowSeconds: number): number {
  return Math.max(1, Math.ceil((toWindowStart(now, windowSeconds) + windowSeconds * 1000 - now) / 1000));
}
