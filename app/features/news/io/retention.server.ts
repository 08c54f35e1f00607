// Product decisions, "News": articles older than a year and logs older than 90 days go; so does whatever was
// only kept to count fairly.
import { and, inArray, lt } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import {
  aiNews,
  dailyCounters,
  dailySalts,
  pipelineLogs,
  pipelineRuns,
  rateWindows,
  viewMarks,
} from "~/db/schema.server";
import { retentionLimits } from "~/features/news/core/run-policy";

const DAY_MS = 86_400_000;

/** Deletes what is older than its limit. */
export async function removeOld(db: Db, now: Date): Promise<void> {
  const { articlesBefore, logsBefore } = retentionLimits(now.getTime());
  const today = utcDay(now);
  await db.batch([
    db
      .delete(aiNews)
      .where(and(inArray(aiNews.status, ["published", "withdrawn"]), lt(aiNews.publishedAt, articlesBefore))),
    db.delete(pipelineLogs).where(lt(pipelineLogs.createdAt, logsBefore)),
    db.delete(pipelineRuns).where(lt(pipelineRuns.startedAt, logsBefore)),
    db.delete(dailyCounters).where(lt(dailyCounters.day, logsBefore)),
    db.delete(viewMarks).where(lt(viewMarks.expiresAt, now.toISOString())),
    db.delete(rateWindows).where(lt(rateWindows.windowStart, now.getTime() - DAY_MS)),
    db.delete(dailySalts).where(lt(dailySalts.day, today)),
  ]);
}
