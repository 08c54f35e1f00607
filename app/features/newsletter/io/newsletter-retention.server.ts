// Product decisions, "Newsletter": unconfirmed rows go after 14 days, and with them everything that leads to the
// address; of links only those that still work are kept. Mail histories stay: they hold a hash and a count.
import { and, eq, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { UNCONFIRMED_DAYS } from "~/features/newsletter/core/subscriber";

const DAY_MS = 86_400_000;

/** Removes what core/subscriber.ts, `isExpired`, calls expired, and links that have run out. */
export async function removeUnconfirmed(db: Db, now: Date): Promise<void> {
  const unconfirmedSince = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString();
  const expired = and(
    eq(subscribers.state, "pending"),
    lte(subscribers.pendingSince, unconfirmedSince),
    lte(subscribers.confirmTokenExpiresAt, now.toISOString()),
  );
  const expiredHashes = db.select({ hash: subscribers.addressHash }).from(subscribers).where(expired);
  await db.batch([
    db.delete(mails).where(inArray(mails.addressHash, expiredHashes)),
    db.delete(recordTokens).where(inArray(recordTokens.addressHash, expiredHashes)),
    db.delete(subscribers).where(expired),
    db.delete(recordTokens).where(lt(recordTokens.expiresAt, now.toISOString())),
  ]);
}
