// Deletes articles older than a year, logs older than 90 days, and everything that was only stored to count fairly.
import { and, eq, gte, lt, lte, notInArray } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import {
  dailyCounters,
  dailySalts,
  linkScans,
  modelRests,
  rateWindows,
  unknownCodes,
  viewMarks,
} from "~/db/count-tables.server";
import { utcDay } from "~/db/daily-counter.server";
import { aiNews } from "~/db/news-tables.server";
import { feedStates, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { valueList } from "~/db/value-list.server";
import { retentionLimits, steadyClockSpan } from "~/features/news/core/run/run-policy";
import { DAY_MS } from "~/lib/durations";
import { FETCH_OPERATION } from "./pipeline-log.server";

/**
 * Deletes what is older than its limit. `sourceIds` are the configured feeds, whose state is kept however long
 * they were not asked.
 */
export async function removeOld(db: Db, sourceIds: readonly string[], now: Date): Promise<void> {
  await removeVisitorCounts(db, now);
  if (await isClockSteady(db, now)) await removeArchive(db, sourceIds, now);
}

/** Runs even where the clock is in doubt, because the salt of a day must not outlive that day. */
async function removeVisitorCounts(db: Db, now: Date): Promise<void> {
  await db.batch([
    db.delete(viewMarks).where(lt(viewMarks.expiresAt, now.toISOString())),
    db.delete(rateWindows).where(lt(rateWindows.windowStart, now.getTime() - DAY_MS)),
    db.delete(dailySalts).where(lt(dailySalts.day, utcDay(now))),
  ]);
}

/** Whether an earlier run shows that the clock is right. After a jump of years everything would look too old. */
async function isClockSteady(db: Db, now: Date): Promise<boolean> {
  const { from, to } = steadyClockSpan(now.getTime());
  const witnesses = await db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.operation, FETCH_OPERATION),
        gte(pipelineRuns.startedAt, from),
        lte(pipelineRuns.startedAt, to),
      ),
    )
    .limit(1);
  return witnesses.length > 0;
}

async function removeArchive(db: Db, sourceIds: readonly string[], now: Date): Promise<void> {
  const { articlesBefore, logsBefore, countsBefore } = retentionLimits(now.getTime());
  const isUnconfigured = notInArray(feedStates.sourceId, valueList(sourceIds));
  await db.batch([
    db.delete(aiNews).where(lt(aiNews.publishedAt, articlesBefore)),
    db.delete(pipelineLogs).where(lt(pipelineLogs.createdAt, logsBefore)),
    db.delete(pipelineRuns).where(lt(pipelineRuns.startedAt, logsBefore)),
    db.delete(dailyCounters).where(lt(dailyCounters.day, logsBefore)),
    // Of a model that is no longer configured.
    db.delete(modelRests).where(lt(modelRests.until, logsBefore)),
    db.delete(feedStates).where(and(lt(feedStates.lastAttemptAt, logsBefore), isUnconfigured)),
    db.delete(linkScans).where(lt(linkScans.day, countsBefore)),
    db.delete(unknownCodes).where(lt(unknownCodes.day, countsBefore)),
  ]);
}
