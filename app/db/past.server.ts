import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * True for an instant that the database's clock has reached, give or take the minute by which clocks differ. What
 * a machine wrote while its own clock was wrong may lie years ahead, and would be the newest row until then.
 */
export function isPast(column: SQLWrapper): SQL {
  return sql`${column} <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 minute')`;
}
