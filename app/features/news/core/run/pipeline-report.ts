// Turns the rows of the pipeline into its public report.

import { DEFAULT_LOCALE, type Locale, localeOfWritten } from "~/addresses/languages";
import type { CallFailure } from "~/ai/core/model-port";
import type { NewsSource } from "~/features/news/core/article";
import type { DropReason } from "~/features/news/core/drop-reason";
import { type FeedProblem, parseFeedProblem } from "~/features/news/core/feed/feed-problem";
import type { RunKind } from "./run-kind";
import { daysSince, isDue, isPipelineStale, nextAttemptAt, type SourceRecord } from "./run-policy";
import type { ModelUse, RefusedAnswer } from "./summary-log";

export type RunStatus = "started" | "completed" | "partial" | "failed" | "abandoned";

/** Items of a run by how they ended; `open` have not ended yet. */
export type RunCounts = Readonly<Record<"done" | "unchanged" | "failed" | "pending" | "open", number>>;

export interface RunLine {
  readonly id: string;
  readonly kind: RunKind;
  readonly trigger: "cron" | "visitor";
  readonly status: RunStatus;
  /** ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly counts: RunCounts;
}

/** A feed's state row. Instants are ISO strings. */
export interface FeedRecord extends SourceRecord {
  readonly sourceId: string;
  readonly lastError: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastNewAt: string | null;
}

/** A model whose last call had no answer. */
export interface RestRecord {
  readonly name: string;
  /** ISO instant. */
  readonly until: string;
  readonly because: CallFailure;
}

/** How many stored articles of a source are not shown, for one reason. */
export interface DroppedCount {
  readonly sourceId: string;
  readonly reason: DropReason;
  readonly count: number;
}

/** Sources without anything new for this long are marked; many good ones publish once a month. */
const SILENT_AFTER_DAYS = 45;

const SOURCE_STATES = ["failing", "silent", "waiting", "working"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

export interface SourceLine {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly locale: Locale;
  readonly isSample: boolean;
  readonly state: SourceState;
  /** ISO instant; null when it has never answered. */
  readonly lastSuccessAt: string | null;
  /** Whole days since something new came; null when nothing ever did. */
  readonly daysSinceNew: number | null;
  /** Failures in a row. */
  readonly failures: number;
  readonly problem: FeedProblem | null;
  /** ISO instant before which a failing source is left alone; null for those that the next run asks. */
  readonly restsUntil: string | null;
  /** Dropped articles by reason, most first. */
  readonly dropped: readonly Omit<DroppedCount, "sourceId">[];
}

/** A refused answer with the article it was about. */
export interface RefusedSummary extends RefusedAnswer {
  readonly title: string;
  readonly url: string;
  /** Language of the title. */
  readonly locale: Locale;
}

export interface PipelineReport {
  /** True when the newest run is older than 48 hours, or there was none. */
  readonly isStale: boolean;
  /** ISO instant; null when nothing has run yet. */
  readonly newestRunAt: string | null;
  /** Newest first. */
  readonly runs: readonly RunLine[];
  /** Those with a problem first. */
  readonly sources: readonly SourceLine[];
  readonly models: readonly ModelUse[];
  /** False on a site without a key: every summary is an extract. */
  readonly hasModels: boolean;
  readonly extracts: number;
  readonly refused: readonly RefusedSummary[];
}

/** Rows of the pipeline as they are stored. */
export interface PipelineRecords {
  readonly runs: readonly RunLine[];
  readonly feeds: readonly FeedRecord[];
  readonly models: readonly ModelUse[];
  readonly rests: readonly RestRecord[];
  readonly extracts: number;
  readonly refused: readonly RefusedSummary[];
  readonly dropped: readonly DroppedCount[];
}

interface PipelineInput extends PipelineRecords {
  readonly sources: readonly NewsSource[];
  readonly sampleSources: readonly NewsSource[];
  readonly hasModels: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Builds the report of the pipeline's page. Sample feeds are listed only once they have been asked, because they serve
 * only until a real feed answers.
 */
export function toPipelineReport(input: PipelineInput): PipelineReport {
  const { runs, feeds, models, extracts, refused, sources, sampleSources, hasModels, now } = input;
  const records = new Map(feeds.map((feed) => [feed.sourceId, feed]));
  const newestRunAt = runs.find(({ kind }) => kind === "fetch")?.startedAt ?? null;
  const samples = sampleSources.filter(({ id }) => records.has(id));
  return {
    isStale: isPipelineStale(newestRunAt, now),
    newestRunAt,
    runs,
    sources: [...sources, ...samples]
      .map((source) => ({
        ...toSourceLine(source, records.get(source.id), now),
        dropped: listDropped(source.id, input.dropped),
      }))
      .sort(
        (a, b) =>
          SOURCE_STATES.indexOf(a.state) - SOURCE_STATES.indexOf(b.state) ||
          b.failures - a.failures ||
          a.name.localeCompare(b.name, DEFAULT_LOCALE),
      ),
    models: models.map((model) => ({ ...model, rest: toRest(model.name, input.rests, now) })),
    hasModels,
    extracts,
    refused,
  };
}

function toRest(name: string, rests: readonly RestRecord[], now: number): ModelUse["rest"] {
  const rest = rests.find((known) => known.name === name && Date.parse(known.until) > now);
  return rest === undefined ? null : { until: rest.until, because: rest.because };
}

function listDropped(id: string, dropped: readonly DroppedCount[]): SourceLine["dropped"] {
  return dropped
    .filter(({ sourceId }) => sourceId === id)
    .map(({ reason, count }) => ({ reason, count }))
    .sort((a, b) => b.count - a.count);
}

function toSourceLine(
  source: NewsSource,
  record: FeedRecord | undefined,
  now: number,
): Omit<SourceLine, "dropped"> {
  const failures = record?.failures ?? 0;
  const daysSinceNew = daysSince(record?.lastNewAt ?? null, now);
  return {
    id: source.id,
    name: source.name,
    url: source.url,
    locale: localeOfWritten(source.language),
    isSample: source.kind === "sample",
    state: toState(record, daysSinceNew),
    lastSuccessAt: record?.lastSuccessAt ?? null,
    daysSinceNew,
    failures,
    problem: record?.lastError == null ? null : parseFeedProblem(record.lastError),
    restsUntil:
      record === undefined || isDue(record, now) ? null : new Date(nextAttemptAt(record)).toISOString(),
  };
}

function toState(record: FeedRecord | undefined, daysSinceNew: number | null): SourceState {
  if (record === undefined || record.lastAttemptAt === null) return "waiting";
  if (record.failures > 0) return "failing";
  return daysSinceNew === null || daysSinceNew > SILENT_AFTER_DAYS ? "silent" : "working";
}
