// Reports of readers. The same words about the same page on one day are one report.
import { desc, lt } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import { readerReports } from "~/db/desk-tables.server";
import { REPORT_DAYS } from "~/features/reports/core/reader-report";
import { DAY_MS } from "~/lib/durations";
import { sha256Hex } from "~/lib/sha-256";

const MOST_REPORTS = 100;

export type StoredReport = typeof readerReports.$inferSelect;

/** Stores a report; a second press of the button changes nothing. */
export async function saveReport(
  db: Db,
  report: { readonly about: string; readonly locale: Locale; readonly text: string },
  now: Date,
): Promise<void> {
  const id = (await sha256Hex([utcDay(now), report.about, report.text].join("\n"))).slice(0, 32);
  await db
    .insert(readerReports)
    .values({ ...report, id, at: now.toISOString() })
    .onConflictDoNothing();
}

/** Newest first. */
export async function listReports(db: Db): Promise<StoredReport[]> {
  return db.select().from(readerReports).orderBy(desc(readerReports.at)).limit(MOST_REPORTS);
}

/** Deletes reports at the end of their time, answered or not. */
export async function removeOldReports(db: Db, now: Date): Promise<void> {
  await db
    .delete(readerReports)
    .where(lt(readerReports.at, new Date(now.getTime() - REPORT_DAYS * DAY_MS).toISOString()));
}
