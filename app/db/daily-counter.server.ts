// Counters that bound spending. They live in D1, because KV is only eventually consistent, and one statement checks
// and raises them, so that two callers never both take the last one.
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "./client.server";
import { dailyCounters } from "./count-tables.server";

/** The UTC day of an instant, as `YYYY-MM-DD`. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Counts one more under `name` today; false, and nothing counted, when today's limit is reached. */
export async function countWithinDay(db: Db, name: string, limit: number, now: Date): Promise<boolean> {
  if (limit <= 0) return false;
  const counted = await db
    .insert(dailyCounters)
    .values({ name, day: utcDay(now), count: 1 })
    .onConflictDoUpdate({
      target: [dailyCounters.name, dailyCounters.day],
      set: { count: sql`${dailyCounters.count} + 1` },
      setWhere: lt(dailyCounters.count, limit),
    })
    .returning({ count: dailyCounters.count });
  return counted.length > 0;
}

/** The statement that counts several more under a name today, up to the limit. */
export function countMoreStatement(
  db: Db,
  { name, more, limit }: { readonly name: string; readonly more: number; readonly limit: number },
  now: Date,
) {
  return db
    .insert(dailyCounters)
    .values({ name, day: utcDay(now), count: Math.min(more, limit) })
    .onConflictDoUpdate({
      target: [dailyCounters.name, dailyCounters.day],
      set: { count: sql`min(${limit}, ${dailyCounters.count} + ${more})` },
    });
}

/** True when today's limit under `name` is reached; nothing is counted. */
export async function isDaySpent(db: Db, name: string, limit: number, now: Date): Promise<boolean> {
  const reached = await db
    .select({ day: dailyCounters.day })
    .from(dailyCounters)
    .where(
      and(eq(dailyCounters.name, name), eq(dailyCounters.day, utcDay(now)), gte(dailyCounters.count, limit)),
    );
  return reached.length > 0;
}
