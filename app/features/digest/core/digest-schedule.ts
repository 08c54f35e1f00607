// Product decisions, "Newsletter": one digest a week, built on Monday from the week that ended the day before.
import { type IsoWeek, isoWeekOf, previousWeek } from "./iso-week";

/** Monday 09:00 UTC, 06:00 in Brasília. By name, because Cloudflare counts Sunday as day 1. */
export const DIGEST_CRON = "0 9 * * MON";

/** The week to build at an instant: the last whole one, so that a late run on Tuesday builds the same issue. */
export function weekToBuild(now: Date): IsoWeek {
  return previousWeek(isoWeekOf(now));
}
