// Stores the runs of the pipeline, their open items and their outcomes. A run ends when its last item is reported, and
// its end is logged once, however often a message comes.
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { isPast } from "~/db/past.server";
import { leases, pipelineRuns, runItems } from "~/db/run-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { loggedStatuses, runOutcome } from "~/features/news/core/run/run-outcome";
import { believableUntil } from "~/features/news/core/run/run-policy";
import { FETCH_OPERATION, logEach, logStatement, type Operation, writeLog } from "./pipeline-log.server";

// Writers of articles need not know of the versions of what pages show: triggers mark the news as changed, and the end
// of a run raises the version once for all that it brought.
/** The statement for the end of a run, if `condition` holds: changed news are shown from now on. */
function raiseAfterRun(condition: SQL, broughtUpdate: boolean): SQL {
  return sql`
    update data_version set
      version = version + news_changed, news_changed = 0, runs = runs + 1, updates = updates + ${broughtUpdate ? 1 : 0}
    where id = 1 and ${condition}
    returning id`;
}

/** The statement that shows changes that were never announced, such as those of a run that died. */
function raiseForLeftNews(): SQL {
  return sql`update data_version set version = version + 1, news_changed = 0 where id = 1 and news_changed = 1`;
}

// One statement decides who works. A lease expires by itself when its owner dies. A visitor's press takes it only
// when no run of the operation began within the cooldown. Instants that a wrong clock wrote in the future block
// nobody.
interface LeaseRequest {
  readonly operation: Operation;
  readonly owner: string;
  readonly now: Date;
  readonly leaseSeconds: number;
  /** Refused when a run began within this time; 0 asks for the lease alone. */
  readonly cooldownSeconds: number;
}

/** True when the lease of the operation is now the owner's. */
async function takeLease(db: Db, request: LeaseRequest): Promise<boolean> {
  const { operation, owner, now, leaseSeconds, cooldownSeconds } = request;
  const until = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
  const latest = believableUntil(now.getTime());
  const cooledSince = new Date(now.getTime() - cooldownSeconds * 1000).toISOString();
  const taken = await db.all<{ owner: string }>(sql`
    insert into ${leases} (name, owner, until)
    select ${operation}, ${owner}, ${until}
    where ${cooldownSeconds} = 0 or not exists (
      select 1 from ${pipelineRuns}
      where ${pipelineRuns.operation} = ${operation} and ${pipelineRuns.startedAt} > ${cooledSince}
        and ${pipelineRuns.startedAt} <= ${latest.run})
    on conflict (name) do update set owner = excluded.owner, until = excluded.until
    where leases.until < ${now.toISOString()} or leases.until > ${latest.lease}
    returning owner`);
  return taken[0]?.owner === owner;
}

/** The statement that gives a lease back, if it is still the owner's. */
function releaseStatement(db: Db, owner: string) {
  return db.delete(leases).where(eq(leases.owner, owner));
}

export type Run = typeof pipelineRuns.$inferSelect;
export type RunTrigger = Run["trigger"];

/** done: something was stored. unchanged: nothing new. failed: no answer. pending: to be tried again. */
export type ItemOutcome = NonNullable<(typeof runItems.$inferSelect)["outcome"]>;

export interface RunRequest {
  readonly operation: Operation;
  readonly trigger: RunTrigger;
  /** Ids of sources or articles. */
  readonly itemIds: readonly string[];
  readonly idempotencyKey: string | null;
  readonly leaseSeconds: number;
  readonly cooldownSeconds: number;
  readonly now: Date;
}

type Progress = readonly [
  runs: readonly Run[],
  items: readonly { readonly outcome: ItemOutcome | null; readonly count: number }[],
];

/** Columns that a log entry takes from the row of its run. */
const ofRun = { operation: sql`operation`, runId: sql`id` };

export type RunStore = ReturnType<typeof createRunStore>;

/** The runs as the jobs and the handlers see them. */
export function createRunStore(db: Db) {
  /** The id of the new run, or null when another run holds the lease or the cooldown has not passed. */
  async function startRun(request: RunRequest): Promise<string | null> {
    const { operation, trigger, itemIds, idempotencyKey, now } = request;
    const id = crypto.randomUUID();
    if (!(await takeLease(db, { ...request, owner: id }))) return null;
    // This is written so that SQLite reads the index of runs at work. With a bound value for the status it could not
    // tell that this index holds the row. Without the plus it would search all runs of the operation, those of ninety
    // days.
    const dead = sql`+${pipelineRuns.operation} = ${operation} and ${pipelineRuns.status} = 'started'`;
    await writeBatch(db, [
      // Abandons the run that held the lease before: it let the lease expire, so it is dead.
      logEach({ ...ofRun, status: "abandoned" }, now, sql`from ${pipelineRuns} where ${dead}`),
      db.update(pipelineRuns).set({ status: "abandoned", finishedAt: now.toISOString() }).where(dead),
      db.insert(pipelineRuns).values({
        id,
        operation,
        trigger,
        status: "started",
        startedAt: now.toISOString(),
        idempotencyKey,
        itemCount: new Set(itemIds).size,
      }),
      sql`
        insert into run_items (run_id, item_id)
        select ${id}, value from json_each(${JSON.stringify(itemIds)}) where true on conflict do nothing`,
      logStatement(
        { operation, status: "started", runId: id, detail: { trigger, items: itemIds.length } },
        now,
      ),
      raiseForLeftNews(),
    ]);
    if (itemIds.length === 0) await settleRun(id, now);
    return id;
  }

  /**
   * Stores how an item ended, and ends the run with its last item. A repeated call changes nothing. Returns whether
   * the run is over.
   */
  async function finishItem(
    runId: string,
    itemId: string,
    outcome: ItemOutcome,
    now: Date,
  ): Promise<boolean> {
    const isOpen = and(
      eq(runItems.runId, runId),
      eq(runItems.itemId, itemId),
      sql`${runItems.outcome} is null`,
    );
    const [, ...found] = await db.batch([
      db.update(runItems).set({ outcome }).where(isOpen),
      ...progressStatements(runId),
    ]);
    return settle(found, now);
  }

  /** The statements for the row of a run and its items counted by outcome, which decide whether it is over. */
  function progressStatements(runId: string) {
    return [
      db.select().from(pipelineRuns).where(eq(pipelineRuns.id, runId)),
      db
        .select({ outcome: runItems.outcome, count: sql<number>`count(*)` })
        .from(runItems)
        .where(eq(runItems.runId, runId))
        .groupBy(runItems.outcome),
    ] as const;
  }

  async function settleRun(runId: string, now: Date): Promise<void> {
    await settle(await db.batch(progressStatements(runId)), now);
  }

  /** Ends the run if every item has an outcome; returns whether all have. */
  async function settle([runs, rows]: Progress, now: Date): Promise<boolean> {
    const [run] = runs;
    const counts = { done: 0, unchanged: 0, failed: 0, pending: 0 };
    for (const { outcome, count } of rows) {
      if (outcome === null) return false;
      counts[outcome] = count;
    }
    if (run === undefined || run.status !== "started") return true;
    const left = { ...counts, pending: counts.pending + run.summariesLeft };
    const status = runOutcome(left);
    const durationMs = now.getTime() - Date.parse(run.startedAt);
    // If summariesLeft was raised after this read, nothing is written here, and noteSummaryLeft settles the run
    // again.
    const stillOpen = and(
      eq(pipelineRuns.id, run.id),
      eq(pipelineRuns.status, "started"),
      eq(pipelineRuns.summariesLeft, run.summariesLeft),
    );
    const statuses = loggedStatuses(status, left);
    const broughtUpdate = run.operation === FETCH_OPERATION && statuses.includes("completed");
    const logged = statuses.map((loggedStatus) =>
      logEach(
        { ...ofRun, status: loggedStatus, detail: left, durationMs },
        now,
        sql`from ${pipelineRuns} where ${stillOpen}`,
      ),
    );
    await writeBatch(db, [
      releaseStatement(db, run.id),
      ...logged,
      raiseAfterRun(sql`exists (select 1 from ${pipelineRuns} where ${stillOpen})`, broughtUpdate),
      db.update(pipelineRuns).set({ status, finishedAt: now.toISOString() }).where(stillOpen),
    ]);
    return true;
  }

  /** Remembers the summaries that a fetch run asks for. Call it before asking for them. */
  async function awaitSummaries(runId: string, articleIds: readonly string[]): Promise<void> {
    if (articleIds.length === 0) return;
    await db.run(sql`
      insert into run_summaries (run_id, article_id)
      select ${runId}, value from json_each(${JSON.stringify(articleIds)}) where true on conflict do nothing`);
  }

  /**
   * Stores that an article's turn is over. Returns whether there is something new to show: the run is over, or this
   * was the last summary that an ended run was waiting for. If summaries were shown one by one, each would invalidate
   * every page.
   */
  async function finishSummary(
    runId: string,
    articleId: string,
    outcome: ItemOutcome,
    now: Date,
  ): Promise<boolean> {
    const isLast = sql`
      exists (select 1 from run_summaries where run_id = ${runId} and article_id = ${articleId})
      and not exists (select 1 from run_summaries where run_id = ${runId} and article_id <> ${articleId})
      and exists (select 1 from pipeline_runs where id = ${runId} and status <> 'started')`;
    const [raised = [], awaited = []] = await writeBatch(db, [
      raiseAfterRun(isLast, false),
      sql`delete from run_summaries where run_id = ${runId} and article_id = ${articleId} returning article_id`,
    ]);
    return awaited.length > 0 ? raised.length > 0 : finishItem(runId, articleId, outcome, now);
  }

  /** An article of a fetch run found no model. The run is partial, even when its sources are done. */
  async function noteSummaryLeft(runId: string, now: Date): Promise<void> {
    const isFetchRun = and(eq(pipelineRuns.id, runId), eq(pipelineRuns.operation, FETCH_OPERATION));
    const completed = and(isFetchRun, eq(pipelineRuns.status, "completed"));
    await writeBatch(db, [
      logEach(
        { ...ofRun, status: "partial", detail: { pending: 1 } },
        now,
        sql`from ${pipelineRuns} where ${completed}`,
      ),
      db
        .update(pipelineRuns)
        .set({
          summariesLeft: sql`${pipelineRuns.summariesLeft} + 1`,
          status: sql`iif(${completed}, 'partial', ${pipelineRuns.status})`,
        })
        .where(isFetchRun),
    ]);
    await settleRun(runId, now);
  }

  /** The newest run of an operation that the clock has reached, and the end of its lease, if one is held. */
  async function readCircumstances(
    operation: Operation,
  ): Promise<{ lastRun: Run | null; leaseUntil: string | null }> {
    const [runs, held] = await db.batch([
      db
        .select()
        .from(pipelineRuns)
        .where(and(eq(pipelineRuns.operation, operation), isPast(pipelineRuns.startedAt)))
        .orderBy(desc(pipelineRuns.startedAt))
        .limit(1),
      db.select().from(leases).where(eq(leases.name, operation)),
    ]);
    return { lastRun: runs[0] ?? null, leaseUntil: held[0]?.until ?? null };
  }

  /** The run that a press with this key has started, so that a double click or a retry leads to the same one. */
  async function findRunByKey(operation: Operation, idempotencyKey: string): Promise<Run | null> {
    const [run] = await db
      .select()
      .from(pipelineRuns)
      .where(and(eq(pipelineRuns.operation, operation), eq(pipelineRuns.idempotencyKey, idempotencyKey)));
    return run ?? null;
  }

  /** Logs that a trigger found a run at work and did nothing. */
  async function logSkipped(operation: Operation, trigger: RunTrigger, now: Date): Promise<void> {
    await writeLog(db, { operation, status: "skipped", detail: { trigger } }, now);
  }

  return {
    startRun,
    finishItem,
    awaitSummaries,
    finishSummary,
    noteSummaryLeft,
    readCircumstances,
    findRunByKey,
    logSkipped,
  };
}
