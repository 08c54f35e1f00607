// Cleans up what a start has left in the local database that was killed or ran under a wrong clock. Nobody else uses
// the database: the folder is locked.
import { openLocalDatabase } from "./query-database.mjs";

/**
 * Ends the runs of a dead process and releases their lease, which would otherwise stop the news for a quarter of an
 * hour. What a clock that ran ahead has written counts as written now: otherwise a source with a date of next year
 * would not be asked before then, and a run of next year would stay the last one.
 */
export function settlePreviousStart(state) {
  const now = new Date().toISOString();
  const database = openLocalDatabase(state, { readOnly: false });
  const settle = (sql) => database.prepare(sql).run({ now });
  database.exec("begin immediate; delete from leases");
  settle(`insert into pipeline_logs (created_at, operation, status, run_id)
    select :now, operation, 'abandoned', id from pipeline_runs where status = 'started'`);
  settle("update pipeline_runs set status = 'abandoned', finished_at = :now where status = 'started'");
  settle("update pipeline_runs set finished_at = :now where finished_at > :now");
  settle("update pipeline_runs set started_at = :now where started_at > :now");
  settle("update pipeline_logs set created_at = :now where created_at > :now");
  // The feed's own mark of what was read last is removed as well, because those articles may be gone.
  settle("delete from feed_states where last_attempt_at > :now");
  settle("update ai_news set summary_due_at = :now where summary_state = 'pending' and fetched_at > :now");
  database.exec("commit");
  database.close();
}
