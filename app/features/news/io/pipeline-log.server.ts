// Writes the pipeline's log, which a person reads on the pipeline page to see what happened.
import type { Db } from "~/db/client.server";
import { pipelineLogs } from "~/db/schema.server";

/** The operation whose newest completed row is the "last updated" label. */
export const FETCH_OPERATION = "fetch_enhanced_global_news";

/** A run over the articles that wait for a summary. */
export const SUMMARIES_OPERATION = "process_ai_summaries";

export type Operation =
  | typeof FETCH_OPERATION
  | typeof SUMMARIES_OPERATION
  | "fetch_source"
  | "summarise_article"
  | "dead_letter"
  | "retention";

export interface PipelineLogEntry {
  readonly operation: Operation;
  readonly status: string;
  readonly runId?: string | null;
  readonly sourceId?: string | null;
  readonly articleId?: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly durationMs?: number;
}

/** The statement that writes one row; a step that stores something puts it into the same batch. */
export function logStatement(db: Db, entry: PipelineLogEntry, now: Date) {
  return db.insert(pipelineLogs).values({ ...entry, createdAt: now.toISOString() });
}
