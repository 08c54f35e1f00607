// There is one digest a week. It is built on Monday from the week that ended the day before.

import { HOUR_MS } from "~/lib/durations";
import { type IsoWeek, previousWeek, toIsoWeek, toSpan } from "./iso-week";

/** Monday 09:00 UTC, 06:00 in Brasília. By name, because Cloudflare counts Sunday as day 1. */
export const DIGEST_CRON = "0 9 * * MON";
const DIGEST_HOUR_MS = 9 * HOUR_MS;

/** The week to build at an instant: the last whole one, so that a late run on Tuesday builds the same issue. */
export function weekToBuild(now: Date): IsoWeek {
  return previousWeek(toIsoWeek(now));
}

/** The week whose letter goes out next: the last whole one until it is due, then the one that runs. */
export function weekOfNextLetter(now: Date): IsoWeek {
  return isDigestDue(now) ? toIsoWeek(now) : weekToBuild(now);
}

/** Whether this week's digest may be built yet. The hourly run asks as well, in case the weekly cron did not come. */
export function isDigestDue(now: Date): boolean {
  return now.getTime() >= Date.parse(toSpan(toIsoWeek(now)).start) + DIGEST_HOUR_MS;
}
