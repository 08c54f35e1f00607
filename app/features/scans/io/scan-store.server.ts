// Scans are counted per id, UTC day and language. No visitor's address is stored.
import { sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { linkScans } from "~/db/count-tables.server";
import { utcDay } from "~/db/daily-counter.server";

/** Counts one scan of a known short link, in one statement. */
export async function countScan(db: Db, id: string, language: Locale, now: Date): Promise<void> {
  await db
    .insert(linkScans)
    .values({ id, day: utcDay(now), language, count: 1 })
    .onConflictDoUpdate({
      target: [linkScans.id, linkScans.day, linkScans.language],
      set: { count: sql`${linkScans.count} + 1` },
    });
}
