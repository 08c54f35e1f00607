// Tables of the pipeline: its runs over feeds and articles, what they left behind, and the locks they take. Instants
// are ISO 8601 in UTC, so that text order is time order. Change a table, then `npm run db:generate`.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The pipeline's log: what a person needs in order to see what happened. */
export const pipelineLogs = sqliteTable(
  "pipeline_logs",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    createdAt: text("created_at").notNull(),
    operation: text().notNull(),
    status: text().notNull(),
    runId: text("run_id"),
    sourceId: text("source_id"),
    articleId: text("article_id"),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>(),
    durationMs: integer("duration_ms"),
  },
  (table) => [
    index("pipeline_logs_operation_status_created_at").on(
      table.operation,
      table.status,
      sql`${table.createdAt} desc`,
    ),
    index("pipeline_logs_created_at").on(table.createdAt),
  ],
);

/** One run of an operation, from its start to the end of its last item. */
export const pipelineRuns = sqliteTable(
  "pipeline_runs",
  {
    id: text().primaryKey(),
    operation: text().notNull(),
    trigger: text({ enum: ["cron", "visitor"] }).notNull(),
    status: text({ enum: ["started", "completed", "partial", "failed", "abandoned"] }).notNull(),
    startedAt: text("started_at").notNull(),
    finishedAt: text("finished_at"),
    /** Articles of a fetch run that no model could summarise yet. */
    summariesLeft: integer("summaries_left").notNull().default(0),
    /** The key that came with the press that started the run: a double click or a retry finds this run by it. */
    idempotencyKey: text("idempotency_key"),
    /** Items by outcome, kept by the trigger `run_item_ended`: a page reads them without reading the items. */
    itemCount: integer("item_count").notNull().default(0),
    doneCount: integer("done_count").notNull().default(0),
    unchangedCount: integer("unchanged_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    pendingCount: integer("pending_count").notNull().default(0),
  },
  (table) => [
    index("pipeline_runs_operation_started_at").on(table.operation, sql`${table.startedAt} desc`),
    uniqueIndex("pipeline_runs_idempotency_key").on(table.operation, table.idempotencyKey),
    index("pipeline_runs_started").on(table.startedAt).where(sql`status = 'started'`),
  ],
);

/** Work of a run: one row per source or article. A run ends when no row of it lacks an outcome. */
export const runItems = sqliteTable(
  "run_items",
  {
    runId: text("run_id")
      .notNull()
      .references(() => pipelineRuns.id, { onDelete: "cascade" }),
    itemId: text("item_id").notNull(),
    outcome: text({ enum: ["done", "unchanged", "failed", "pending"] }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.itemId] })],
);

/** The summaries a fetch run has asked for and not got yet: with the last of them pages show them all at once. */
export const runSummaries = sqliteTable(
  "run_summaries",
  {
    runId: text("run_id")
      .notNull()
      .references(() => pipelineRuns.id, { onDelete: "cascade" }),
    articleId: text("article_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.articleId] })],
);

/** State of a feed between two fetches. */
export const feedStates = sqliteTable(
  "feed_states",
  {
    sourceId: text("source_id").primaryKey(),
    name: text().notNull(),
    feed: text().notNull(),
    etag: text(),
    lastModified: text("last_modified"),
    lastAttemptAt: text("last_attempt_at"),
    /** Failures in a row; 0 after a success. */
    failures: integer().notNull().default(0),
    /** Retry-After of the server at the last attempt. */
    retryAfterSeconds: integer("retry_after_seconds"),
    lastError: text("last_error"),
    lastSuccessAt: text("last_success_at"),
    /** Null while none of its articles is stored. */
    lastNewAt: text("last_new_at"),
  },
  // The sources that the archive offers, in their order.
  (table) => [index("feed_states_with_news").on(table.name).where(sql`last_new_at is not null`)],
);

/** Locks. One statement takes one, and each expires by itself, so a run that died blocks nobody for long. */
export const leases = sqliteTable("leases", {
  name: text().primaryKey(),
  owner: text().notNull(),
  until: text().notNull(),
});
