// Faults rows 41 and 45: limits per client, counted in D1 in windows aligned to the clock.
import { sql } from "drizzle-orm";
import type { Db } from "./client.server";
import { rateWindows } from "./schema.server";

/**
 * Counts one more request of `key` in the window that starts at `windowStart` (epoch milliseconds) and
 * returns how many there are now. A new window starts at one again.
 */
export async function countInWindow(db: Db, key: string, windowStart: number): Promise<number> {
  const [row] = await db
    .insert(rateWindows)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${rateWindows.windowStart} = excluded.window_start then ${rateWindows.count} + 1 else 1 end`,
        windowStart: sql`excluded.window_start`,
      },
    })
    .returning({ count: rateWindows.count });
  return row?.count ?? 1;
}
