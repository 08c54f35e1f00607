// Faults row 45: limits count in fixed windows. The counter lives in D1 (faults decision 3); this only decides.

export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface RateCounter {
  /** Epoch milliseconds; windows are aligned to the clock, so that all callers share them. */
  readonly windowStart: number;
  readonly count: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** What to store; unchanged in count when refused. */
  readonly counter: RateCounter;
  /** Whole seconds until the window ends; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** The start of the window that `now` (epoch milliseconds) falls into. */
export function windowStartOf(now: number, windowSeconds: number): number {
  const length = windowSeconds * 1000;
  return Math.floor(now / length) * length;
}

/** Counts one more event if the window has room. A counter of an earlier window, or null, counts as empty. */
export function decideRate(limit: RateLimit, counter: RateCounter | null, now: number): RateDecision {
  const windowStart = windowStartOf(now, limit.windowSeconds);
  const count = counter?.windowStart === windowStart ? counter.count : 0;
  if (count < limit.limit) {
    return { allowed: true, counter: { windowStart, count: count + 1 }, retryAfterSeconds: 0 };
  }
  const windowEnd = windowStart + limit.windowSeconds * 1000;
  return {
    allowed: false,
    counter: { windowStart, count },
    retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)),
  };
}
