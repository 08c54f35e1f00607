// Spec §3, "Pipeline log". The table is also what a person reads to see what happened (the pipeline page).
import type { Db } from "~/db/client.server";
import { pipelineLogs } from "~/db/schema.server";

/** Spec §7: the operation whose newest completed row is the "last updated" label. */
export const FETCH_OPERATION = "fetch_enhanced_global_news";

/** Spec §7, "Summary run", named after the server function. */
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
