// The one writer of the pipeline's log, which a person reads on the pipeline page to see what happened.
import { is, SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { RUN_KINDS, type RunOperation } from "~/features/news/core/run/run-kind";

/** The operation whose newest completed row is the "last updated" label. */
export const FETCH_OPERATION = RUN_KINDS.fetch.operation;

/** A run over the articles that wait for a summary. */
export const SUMMARIES_OPERATION = RUN_KINDS.summaries.operation;

/** One article's turn: a model was asked, or the extract stands in. */
export const SUMMARISE_OPERATION = "summarise_article";

export type Operation = RunOperation | typeof SUMMARISE_OPERATION | "fetch_source" | "dead_letter";

export interface PipelineLogEntry {
  readonly operation: Operation;
  readonly status: string;
  readonly runId?: string | null;
  readonly sourceId?: string | null;
  readonly articleId?: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly durationMs?: number;
}

/** An entry of which the database knows a part: expressions over the columns of the rows it is written for. */
type ComputedEntry = { readonly [Key in keyof PipelineLogEntry]: PipelineLogEntry[Key] | SQL };

/** The statement that writes one row; a step that stores something puts it into the same batch. */
export function logStatement(entry: ComputedEntry, now: Date): SQL {
  return logEach(entry, now, sql``);
}

/** The statement that writes a row for each row of `source`: `from` and what follows it. */
export function logEach(entry: ComputedEntry, now: Date, source: SQL): SQL {
  const { operation, status, runId, sourceId, articleId, detail, durationMs } = entry;
  const json = detail === undefined || is(detail, SQL) ? detail : JSON.stringify(detail);
  const values = [operation, status, runId, sourceId, articleId, json, durationMs];
  return sql`
    insert into pipeline_logs
      (created_at, operation, status, run_id, source_id, article_id, detail, duration_ms)
    select ${now.toISOString()}, ${sql.join(
      values.map((value) => sql`${value ?? null}`),
      sql`, `,
    )} ${source}`;
}

/** Writes one row by itself. */
export async function writeLog(db: Db, entry: PipelineLogEntry, now: Date): Promise<void> {
  await db.run(logStatement(entry, now));
}
