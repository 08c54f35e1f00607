import { DIGEST_CRON } from "~/features/digest/core/digest-schedule";
import type { Env } from "./env";
import { buildDigests } from "./jobs/digest";
import { fetchHourlyNews, rekeyOldAddresses, removeOldRows } from "./jobs/hourly";
import { judgeStoredNews } from "./jobs/judge-news";
import { resumeMailing } from "./jobs/mail";
import { mailLinkChanges, watchLinks } from "./jobs/watch-links";
import { createLog } from "./log";

type Job = (env: Env, now: Date) => Promise<void>;

const HOURLY: readonly Job[] = [
  judgeStoredNews,
  fetchHourlyNews,
  removeOldRows,
  rekeyOldAddresses,
  buildDigests,
  resumeMailing,
];

/** Jobs by the cron string of wrangler.toml that starts them. */
const JOBS: Readonly<Record<string, readonly Job[]>> = {
  "7 * * * *": HOURLY,
  [DIGEST_CRON]: [buildDigests, mailLinkChanges],
  // Saturday 13:00 UTC: twelve hours, the longest that a message may wait, lead into another day, and the mail of Monday
  // tells of both. By name, because Cloudflare counts Sunday as day 1.
  "0 13 * * SAT": [watchLinks],
};

/**
 * Starts the jobs of a cron. A local trigger without a cron starts the hourly ones. A job that fails stops no other.
 */
export async function handleScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const now = new Date(controller.scheduledTime);
  const results = await Promise.allSettled((JOBS[controller.cron] ?? HOURLY).map((job) => job(env, now)));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) {
    createLog({ cron: controller.cron }).error("cron job failed", { error: reason });
  }
  if (failures.length > 0) throw new Error(`${failures.length} jobs of the cron ${controller.cron} failed`);
}
