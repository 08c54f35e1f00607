// One run works at a time, and at most one starts per cooldown. Failing sources are asked less often.
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/lib/durations";

/** Defaults where the configuration gives no value. */
export const DEFAULT_RUN_COOLDOWN_SECONDS = 600;
export const DEFAULT_RUN_LEASE_SECONDS = 900;

/**
 * Runs that visitors may start in a UTC day at the pace of the cooldown. Each asks every feed, at three operations of
 * the queue per feed, and the free plan has 10,000 a day: one run after another would take them all by noon.
 */
export const VISITOR_RUNS_PER_DAY = 10;

/** Under this name the runs of an operation that visitors started are counted by day. */
export function visitorRunsCounter(operation: string): string {
  return `visitor-runs ${operation}`;
}

/** A source that keeps failing is still asked once a day. */
const LONGEST_BACK_OFF_MS = DAY_MS;

/** The cron is hourly but not punctual, so a source that is due within this time counts as due. */
const CRON_DRIFT_MS = 5 * MINUTE_MS;

/** A banner says that the pipeline has stopped when its newest run is older than this. */
const STALE_AFTER_MS = 48 * HOUR_MS;

/** Clocks of machines differ by this much without one of them being wrong. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** No lease lasts this long. One that ends later was taken by a machine with a wrong clock. */
const LONGEST_LEASE_MS = DAY_MS;

/** Old rows are deleted only after the clock has run this long, and not right after the clock has jumped. */
const STEADY_CLOCK_HOURS = 20;
const LONGEST_CLOCK_GAP_DAYS = 30;

const ARTICLE_RETENTION_DAYS = 365;
const LOG_RETENTION_DAYS = 90;
const COUNT_RETENTION_DAYS = 2 * 365;

/** The answer to a press of the button. Instants are ISO strings. */
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

/**
 * Seconds between two runs by visitors. Once those of the day are spent it is an hour, the pace of the cron: so a press
 * starts nothing while the cron does its work, and stands in for it where it does not.
 */
export function cooldownOfPresses(configuredSeconds: number, isDaySpent: boolean): number {
  return isDaySpent ? Math.max(configuredSeconds, HOUR_MS / 1000) : configuredSeconds;
}

/**
 * True for an instant that the clock has not reached: a machine wrote it while its own clock was wrong, and what it
 * says would hold until that day comes.
 */
function isAhead(at: string, now: number): boolean {
  return Date.parse(at) > now + CLOCK_TOLERANCE_MS;
}

/**
 * The latest instants (ISO) that are believed for the start of a run and the end of a lease. Later ones are ignored.
 */
export function believableUntil(now: number): { readonly run: string; readonly lease: string } {
  return { run: toIso(now + CLOCK_TOLERANCE_MS), lease: toIso(now + LONGEST_LEASE_MS) };
}

/**
 * Whether a visitor's button starts a run ("started"), or why not and when the next one is possible. A run or a lease
 * dated in the future counts as none.
 */
export function decideRun(circumstances: RunCircumstances): RunDecision {
  const { now, cooldownSeconds } = circumstances;
  const { lease } = believableUntil(now);
  const lastRunAt = keepUnless(circumstances.lastRunAt, (at) => isAhead(at, now));
  const leaseUntil = keepUnless(circumstances.leaseUntil, (until) => until > lease);
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

/** The record of a source, as its row holds it. */
export interface SourceRecord {
  /** ISO; null when it was never asked. */
  readonly lastAttemptAt: string | null;
  /** Failures in a row; 0 after a success. */
  readonly failures: number;
  /** The Retry-After of the last attempt, in seconds. */
  readonly retryAfterSeconds: number | null;
}

/**
 * When a source is to be asked again, in milliseconds. A healthy one is asked at every cron, and so is one that failed
 * once. More failures mean a wait of 2, 4, 8 hours and so on up to a day. A longer Retry-After counts, up to a day too.
 */
export function nextAttemptAt({ lastAttemptAt, failures, retryAfterSeconds }: SourceRecord): number {
  if (lastAttemptAt === null) return 0;
  const backOff = failures < 2 ? 0 : Math.min(2 ** Math.min(failures - 1, 10) * HOUR_MS, LONGEST_BACK_OFF_MS);
  const asked = failures === 0 ? 0 : Math.min((retryAfterSeconds ?? 0) * 1000, LONGEST_BACK_OFF_MS);
  return Date.parse(lastAttemptAt) + Math.max(backOff, asked);
}

/** True when this cron run should ask the source. An attempt dated in the future is not believed: the source is due. */
export function isDue(source: SourceRecord, now: number): boolean {
  if (source.lastAttemptAt !== null && isAhead(source.lastAttemptAt, now)) return true;
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

interface RetentionLimits {
  readonly articlesBefore: string;
  /** Logs, and the states of feeds that are no longer configured. */
  readonly logsBefore: string;
  /** Scans and unknown codes. */
  readonly countsBefore: string;
}

/** ISO instants: articles published, logs written and counts made before them are removed. */
export function retentionLimits(now: number): RetentionLimits {
  return {
    articlesBefore: toIso(now - ARTICLE_RETENTION_DAYS * DAY_MS),
    logsBefore: toIso(now - LOG_RETENTION_DAYS * DAY_MS),
    countsBefore: toIso(now - COUNT_RETENTION_DAYS * DAY_MS),
  };
}

/**
 * A run must have begun between these instants (ISO) before anything is deleted by age. After a clock has jumped by
 * years there is no such run for most of a day, which is time enough to set the clock right. A site that was switched
 * off waits as long.
 */
export function steadyClockSpan(now: number): { readonly from: string; readonly to: string } {
  return {
    from: toIso(now - LONGEST_CLOCK_GAP_DAYS * DAY_MS),
    to: toIso(now - STEADY_CLOCK_HOURS * HOUR_MS),
  };
}

function keepUnless(value: string | null, isRefused: (value: string) => boolean): string | null {
  return value === null || isRefused(value) ? null : value;
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}

// How many articles of a day are sent to models, and how many of one source. Each is a message, three operations of the
// queue, and the free plan has 10,000 a day.

/** Calls of models that an article takes: its sentences, and their translation. */
export const CALLS_PER_ARTICLE = 2;

/** Messages beyond the calls of the day: articles that are tried again because no model answered them. */
const SPARE_MESSAGES = 100;

/** No source takes more of the day than one part in this many, however much it publishes. */
const PARTS_OF_A_DAY = 4;

/** Messages that ask for summaries in a UTC day, with this many calls of models in it. */
export function messagesPerDay(callsPerDay: number): number {
  return callsPerDay <= 0 ? 0 : Math.ceil(callsPerDay / CALLS_PER_ARTICLE) + SPARE_MESSAGES;
}

/** Messages of the day that one of this many sources may have. */
export function messagesOfSource(callsPerDay: number, sources: number): number {
  if (sources <= 1) return messagesPerDay(callsPerDay);
  return Math.ceil(callsPerDay / CALLS_PER_ARTICLE / Math.min(sources, PARTS_OF_A_DAY));
}
