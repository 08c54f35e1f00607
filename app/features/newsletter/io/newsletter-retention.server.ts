// Unconfirmed rows go after 14 days, and with them everything that leads to the address; of links only those that
// still work are kept. Counts of confirmation mails and the codes of those who left go after a year. What stops mail
// stays: it is a code and a reason.
import { and, asc, eq, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { confirmationMails, mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { countedSince, unconfirmedBefore } from "~/features/newsletter/core/subscriber";

/**
 * Removes expired rows, the oldest first and at most `most` of the unconfirmed, and links that have run out.
 * Nothing of an hour takes longer than an hour to remove when `most` is no less than the sign-ups of an hour.
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
    // Last: the two before look for the very same rows.
    db.delete(subscribers).where(inArray(subscribers.addressHash, expired)),
    db.delete(recordTokens).where(lt(recordTokens.expiresAt, now.toISOString())),
    db.delete(confirmationMails).where(lt(confirmationMails.sentAt, year)),
    db
      .delete(subscribers)
      .where(and(eq(subscribers.state, "unsubscribed"), lt(subscribers.unsubscribedAt, year))),
  ]);
}
