// Between the rows of subscribers and mail_histories and the pure rules.
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailHistories, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import type { MailHistory, Subscriber } from "~/features/newsletter/core/subscriber";

type SubscriberRow = typeof subscribers.$inferSelect;

/** A row whose columns do not fit its state is as good as none. */
export function toSubscriber(row: SubscriberRow | undefined): Subscriber | null {
  if (row === undefined) return null;
  if (row.state === "unsubscribed") {
    return row.unsubscribedAt === null ? null : { state: row.state, unsubscribedAt: row.unsubscribedAt };
  }
  const { address, locale, pendingSince, confirmedAt, confirmTokenHash, confirmTokenExpiresAt } = row;
  if (address === null || locale === null || confirmTokenHash === null || confirmTokenExpiresAt === null) {
    return null;
  }
  const token = { address, locale, confirmTokenHash, confirmTokenExpiresAt };
  if (row.state === "pending") {
    return pendingSince === null ? null : { state: row.state, ...token, pendingSince };
  }
  return confirmedAt === null ? null : { state: row.state, ...token, confirmedAt };
}

export interface KnownAddress {
  readonly subscriber: Subscriber | null;
  readonly history: MailHistory | null;
}

/** What is known of an address: one batch, whether anything is known or not. */
export async function findByAddressHash(db: Db, addressHash: string): Promise<KnownAddress> {
  const [rows, histories] = await db.batch([
    db.select().from(subscribers).where(eq(subscribers.addressHash, addressHash)),
    db.select().from(mailHistories).where(eq(mailHistories.addressHash, addressHash)),
  ]);
  return { subscriber: toSubscriber(rows[0]), history: histories[0] ?? null };
}

/** The address hash that a record link leads to; null for an unknown or expired token. */
export async function findAddressHashOfRecordToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ addressHash: recordTokens.addressHash })
    .from(recordTokens)
    .where(and(eq(recordTokens.tokenHash, tokenHash), gt(recordTokens.expiresAt, now.toISOString())));
  return row?.addressHash ?? null;
}
