// Everything the desk's first page asks the database, in one batch.
import { and, asc, count, desc, eq, gte, inArray, isNull, min, notInArray, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { dailyCounters, modelRests } from "~/db/count-tables.server";
import { utcDay } from "~/db/daily-counter.server";
import { backups, readerReports, targetLooks, troubles } from "~/db/desk-tables.server";
import { mails } from "~/db/newsletter-tables.server";
import { feedStates, pipelineLogs } from "~/db/run-tables.server";
import { valueList } from "~/db/value-list.server";
import { type Trouble, troubleName } from "~/features/desk/core/troubles";
import { DAY_MS } from "~/lib/durations";

/** Failures of the last week are told; older ones have been seen or are gone. */
const WEEK_MS = 7 * DAY_MS;

/** Facts of the database about the state of the site, and nothing about any reader. */
export async function readStoredFacts(db: Db, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const mailsIn = (since: string, ...states: ("queued" | "sending" | "failed")[]) =>
    db
      .select({ count: count(), since: min(mails.createdAt) })
      .from(mails)
      .where(and(inArray(mails.state, states), gte(mails.createdAt, since)));
  const [feeds, models, waiting, failed, dead, looks, counters, reports, lastBackups, since] = await db.batch(
    [
      db
        .select({
          name: feedStates.name,
          failures: feedStates.failures,
          lastSuccessAt: feedStates.lastSuccessAt,
        })
        .from(feedStates)
        .where(gte(feedStates.failures, 1))
        .orderBy(asc(feedStates.name)),
      db.select().from(modelRests),
      mailsIn("", "queued", "sending"),
      mailsIn(weekAgo, "failed"),
      db
        .select({ count: count(), since: min(pipelineLogs.createdAt) })
        .from(pipelineLogs)
        .where(and(eq(pipelineLogs.operation, "dead_letter"), gte(pipelineLogs.createdAt, weekAgo))),
      db.select().from(targetLooks),
      db
        .select()
        .from(dailyCounters)
        .where(eq(dailyCounters.day, utcDay(now))),
      db.select({ count: count() }).from(readerReports).where(isNull(readerReports.answer)),
      db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1),
      db.select().from(troubles),
    ],
  );
  const none = { count: 0, since: null };
  return {
    ...{ feeds, models, looks },
    waitingMails: waiting[0] ?? none,
    failedMails: failed[0] ?? none,
    deadLetters: dead[0] ?? none,
    counters: new Map(counters.map(({ name, count: counted }) => [name, counted])),
    openReports: reports[0]?.count ?? 0,
    lastBackup: lastBackups[0] ?? null,
    since: new Map(since.map((row) => [row.name, row.since])),
  };
}

/** Remembers since when something is off, and forgets what works again. */
export async function noteTroubles(db: Db, found: readonly Trouble[], now: Date): Promise<void> {
  const names = found.map(troubleName);
  await db.batch([
    db.delete(troubles).where(notInArray(troubles.name, valueList(names))),
    db
      .insert(troubles)
      .select(sql`select value, ${now.toISOString()} from json_each(${JSON.stringify(names)}) where true`)
      .onConflictDoNothing(),
  ]);
}
