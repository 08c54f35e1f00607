// Product decisions, "News": one run at a time, at most one per cooldown; failing sources are asked less often.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Product decisions, "Configuration names". */
export const DEFAULT_RUN_COOLDOWN_SECONDS = 600;
export const DEFAULT_RUN_LEASE_SECONDS = 900;

/** A source that keeps failing is still asked once a day. */
const LONGEST_BACK_OFF_MS = DAY_MS;

/** The cron is hourly but not punctual; a source due within this is due. */
const CRON_DRIFT_MS = 5 * MINUTE_MS;

/** A banner says that the pipeline stands still when its newest run is older. */
const STALE_AFTER_MS = 48 * HOUR_MS;

const ARTICLE_RETENTION_DAYS = 365;
const LOG_RETENTION_DAYS = 90;

/** What the button may do now. Instants are ISO strings. */
export type RunDecision =
  | { readonly state: "running"; readonly nextPossibleAt: string }
  | { readonly state: "fresh"; readonly lastRunAt: string; readonly nextPossibleAt: string }
  | { readonly state: "started" };

export interface RunCircumstances {
  /** Milliseconds. */
  readonly now: number;
  /** Start of the newest run of the operation that was not skipped, ISO; null when there was none. */
  readonly lastRunAt: string | null;
  /** End of the lease that a run holds, ISO; null when no run holds one. */
  readonly leaseUntil: string | null;
  readonly cooldownSeconds: number;
}

/** Whether a visitor's button starts a run ("started"), or why not and when the next one is possible. */
export function decideRun({ now, lastRunAt, leaseUntil, cooldownSeconds }: RunCircumstances): RunDecision {
  const possibleAt = lastRunAt === null ? now : Date.parse(lastRunAt) + cooldownSeconds * 1000;
  if (leaseUntil !== null && Date.parse(leaseUntil) > now) {
    // The lease ends with the run, which is usually long before it would run out.
    return { state: "running", nextPossibleAt: toIso(Math.max(possibleAt, now)) };
  }
  if (lastRunAt !== null && possibleAt > now) {
    return { state: "fresh", lastRunAt, nextPossibleAt: toIso(possibleAt) };
  }
  return { state: "started" };
}

/** How a source did so far, as its row says it. */
export interface SourceRecord {
  /** ISO; null when it was never asked. */
  readonly lastAttemptAt: string | null;
  /** Failures in a row; 0 after a success. */
  readonly failures: number;
  /** What the server asked for with Retry-After at the last attempt, in seconds. */
  readonly retryAfterSeconds: number | null;
}

/**
 * When a source is to be asked again, in milliseconds. A healthy one at every cron; after one failure at the
 * next; then 2, 4, 8 hours and so on up to a day. A Retry-After counts when it is longer, up to a day too.
 */
export function nextAttemptAt({ lastAttemptAt, failures, retryAfterSeconds }: SourceRecord): number {
  if (lastAttemptAt === null) return 0;
  const backOff = failures < 2 ? 0 : Math.min(2 ** Math.min(failures - 1, 10) * HOUR_MS, LONGEST_BACK_OFF_MS);
  const asked = failures === 0 ? 0 : Math.min((retryAfterSeconds ?? 0) * 1000, LONGEST_BACK_OFF_MS);
  return Date.parse(lastAttemptAt) + Math.max(backOff, asked);
}

/** True when this cron run should ask the source. */
export function isDue(source: SourceRecord, now: number): boolean {
  return nextAttemptAt(source) <= now + CRON_DRIFT_MS;
}

/** True when the newest run is older than 48 hours, or there was none. */
export function isPipelineStale(newestRunAt: string | null, now: number): boolean {
  return newestRunAt === null || now - Date.parse(newestRunAt) > STALE_AFTER_MS;
}

/** Whole days since an instant; null when it is not known. */
export function daysSince(at: string | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS));
}

/** ISO instants: articles published and logs written before them are removed. */
export function retentionLimits(now: number): { articlesBefore: string; logsBefore: string } {
  return {
    articlesBefore: toIso(now - ARTICLE_RETENTION_DAYS * DAY_MS),
    logsBefore: toIso(now - LOG_RETENTION_DAYS * DAY_MS),
  };
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}
