// Reports of readers. The same words about the same page on one day are one report.
import { desc } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import { readerReports } from "~/db/desk-tables.server";
import { sha256Hex } from "~/lib/sha-256";

const MOST_REPORTS = 100;

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
export async function listReports(db: Db): Promise<(typeof readerReports.$inferSelect)[]> {
  return db.select().from(readerReports).orderBy(desc(readerReports.at)).limit(MOST_REPORTS);
}
