// Troubles that the database tells, and since when each has been found.
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import { type Trouble, type TroubleKind, troubleName } from "~/features/desk/core/troubles";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { DAY_MS, HOUR_MS } from "~/lib/durations";

/** The questions for all that is off, each of which gives a row of subject and since. */
function listQuestions(now: Date): Readonly<Partial<Record<TroubleKind, SQL>>> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  // Older failures have been seen or are gone.
  const lately = ago(7 * DAY_MS);
  const lastRun = sql`
    (select status, started_at from pipeline_runs
    where operation = ${FETCH_OPERATION} and started_at <= ${ago(0)} order by started_at desc limit 1)`;
  return {
    // A run starts every hour. After three without one, the cron itself has stopped.
    "run-late": sql`
      select max(started_at) as since from ${lastRun} having coalesce(since, '') < ${ago(3 * HOUR_MS)}`,
    "run-failed": sql`select started_at as since from ${lastRun} where status in ('failed', 'abandoned')`,
    // One missed hour is the weather of the web.
    feed: sql`
      select name as subject, last_success_at as since from feed_states where failures >= 6 order by name`,
    model: sql`select name as subject from model_rests where failures >= 3 and until > ${ago(0)}`,
    "mail-waits": sql`
      select count(*) as subject, min(created_at) as since from mails
      where state in ('queued', 'sending') having since < ${ago(2 * HOUR_MS)}`,
    "mail-failed": sql`
      select count(*) as subject, min(created_at) as since from mails
      where state = 'failed' and created_at >= ${lately} having since is not null`,
    "dead-letter": sql`
      select count(*) as subject, min(created_at) as since from pipeline_logs
      where operation = 'dead_letter' and created_at >= ${lately} having since is not null`,
    "target-silent": sql`
      select address as subject, answered_at as since from target_looks where looked_at is not answered_at`,
    report: sql`
      select count(*) as subject, min(at) as since from reader_reports
      where answer is null having since is not null`,
    "no-backup": sql`
      select max(taken_at) as since from backups having coalesce(since, '') < ${ago(35 * DAY_MS)}`,
  };
}

/** What is off by the database. */
export async function listStoredTroubles(db: Db, now: Date): Promise<Trouble[]> {
  const questions = Object.entries(listQuestions(now)) as [TroubleKind, SQL][];
  const answers = await writeBatch<{ subject?: string | number; since?: string | null }>(
    db,
    questions.map(([, question]) => question),
  );
  return questions.flatMap(([kind], at) =>
    (answers[at] ?? []).map(({ subject = "", since = null }) => ({ kind, subject: String(subject), since })),
  );
}

/** Remembers since when something is off, and forgets what works again. */
export async function noteTroubles(db: Db, found: readonly Trouble[], now: Date): Promise<void> {
  const names = valueList(found.map(troubleName));
  await writeBatch(db, [
    sql`delete from troubles where name not in ${names}`,
    sql`insert into troubles select value, ${now.toISOString()} from ${names} where true on conflict do nothing`,
  ]);
}
