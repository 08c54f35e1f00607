// Unconfirmed rows are deleted after 14 days, together with everything that leads to the address. Only links that
// still work are kept. Counts of confirmation mails, and the hashes of those who left, are deleted after a year. Rows
// that stop mail stay: they hold a hash and a reason.
import { and, asc, eq, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { confirmationMails, mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { countedSince, unconfirmedBefore } from "~/features/newsletter/core/subscriber";

/**
 * Removes expired rows, the oldest first and at most `most` of the unconfirmed, and expired links. If `most` is at
 * least the number of sign-ups of an hour, the rows of one hour are removed within an hour.
 */
export async function removeUnconfirmed(db: Db, most: number, now: Date): Promise<void> {
  const expired = db
    .select({ addressHash: subscribers.addressHash })
    .from(subscribers)
    .where(and(eq(subscribers.state, "pending"), lte(subscribers.pendingSince, unconfirmedBefore(now))))
    .orderBy(asc(subscribers.pendingSince))
    .limit(most);
  const { year } = countedSince(now);
  await db.batch([
    db.delete(mails).where(inArray(mails.addressHash, expired)),
    db.delete(recordTokens).where(inArray(recordTokens.addressHash, expired)),
    // This comes last, because the two statements before look for the same rows.
    db.delete(subscribers).where(inArray(subscribers.addressHash, expired)),
    db.delete(recordTokens).where(lt(recordTokens.expiresAt, now.toISOString())),
    db.delete(confirmationMails).where(lt(confirmationMails.sentAt, year)),
    db
      .delete(subscribers)
      .where(and(eq(subscribers.state, "unsubscribed"), lt(subscribers.unsubscribedAt, year))),
  ]);
}
