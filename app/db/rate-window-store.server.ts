// Limits counted in D1, in windows aligned to the clock.
import { sql } from "drizzle-orm";
import type { Db } from "./client.server";
import { rateWindows } from "./count-tables.server";

/**
 * Counts one more of `key` in the window that starts at `windowStart` (epoch milliseconds). False when the limit
 * of the window is reached: then no row is written, so that a refused request costs a read and no more. A new
 * window starts at one again.
 */
export async function countInWindow(
  db: Db,
  key: string,
  windowStart: number,
  limit: number,
): Promise<boolean> {
  const counted = await db
    .insert(rateWindows)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${rateWindows.windowStart} = excluded.window_start then ${rateWindows.count} + 1 else 1 end`,
        windowStart: sql`excluded.window_start`,
      },
      setWhere: sql`${rateWindows.windowStart} <> excluded.window_start or ${rateWindows.count} < ${limit}`,
    })
    .returning({ count: rateWindows.count });
  return counted.length > 0;
}
