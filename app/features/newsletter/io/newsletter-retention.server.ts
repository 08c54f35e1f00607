// Product decisions, "Newsletter": unconfirmed rows go after 14 days, and with them everything that leads to the
// address; of links only those that still work are kept. Mail histories stay: they hold a hash and a count.
import { and, eq, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { isExpired, UNCONFIRMED_DAYS } from "~/features/newsletter/core/subscriber";
import { toSubscriber } from "./subscriber-rows.server";

const DAY_MS = 86_400_000;
/** Rows of one sweep, within the 100 parameters that a statement may bind; the next hour takes the next. */
const MOST_ROWS = 80;

/** Removes expired rows, and links that have run out. */
export async function removeUnconfirmed(db: Db, now: Date): Promise<void> {
  const unconfirmedSince = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString();
  const rows = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.state, "pending"), lte(subscribers.pendingSince, unconfirmedSince)))
    .limit(MOST_ROWS);
  const expired = rows
    .filter((row) => {
      const subscriber = toSubscriber(row);
      return subscriber === null || isExpired(subscriber, now);
    })
    .map(({ addressHash }) => addressHash);
  await db.batch([
    db.delete(mails).where(inArray(mails.addressHash, expired)),
    db.delete(recordTokens).where(inArray(recordTokens.addressHash, expired)),
    // Confirmed since they were read: then they are none of ours.
    db
      .delete(subscribers)
      .where(and(inArray(subscribers.addressHash, expired), eq(subscribers.state, "pending"))),
    db.delete(recordTokens).where(lt(recordTokens.expiresAt, now.toISOString())),
  ]);
}
