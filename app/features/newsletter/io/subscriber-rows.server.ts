// Turns the rows of subscribers and of their mails into the records of the pure rules.
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { confirmationMails, mailStops, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import type { AddressHashes } from "~/features/newsletter/core/address-hash";
import { countedSince, type MailHistory, type Subscriber } from "~/features/newsletter/core/subscriber";

type SubscriberRow = typeof subscribers.$inferSelect;

/** A row whose columns do not fit its state counts as missing. */
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
  readonly history: MailHistory;
}

/** Reads an address and the history of its mailbox in one batch, so that a known address takes no longer. */
export async function getByHashes(db: Db, hashes: AddressHashes, now: Date): Promise<KnownAddress> {
  const { year } = countedSince(now);
  const [rows, mails, stops] = await db.batch([
    db.select().from(subscribers).where(eq(subscribers.addressHash, hashes.address)),
    db
      .select({ sentAt: confirmationMails.sentAt })
      .from(confirmationMails)
      .where(and(eq(confirmationMails.mailboxHash, hashes.mailbox), gt(confirmationMails.sentAt, year))),
    db
      .select({ cause: mailStops.cause })
      .from(mailStops)
      .where(inArray(mailStops.hash, [hashes.address, hashes.mailbox])),
  ]);
  return {
    subscriber: toSubscriber(rows[0]),
    history: { confirmationMails: mails.map(({ sentAt }) => sentAt), stoppedBy: stops[0]?.cause ?? null },
  };
}

/** The subscriber of an address hash; null when there is none. */
export async function findSubscriber(db: Db, addressHash: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.addressHash, addressHash));
  return toSubscriber(row);
}

export interface RecordToken {
  readonly addressHash: string;
  readonly expiresAt: string;
}

/** The subscriber that a mail's link belongs to. Null for an unknown or expired token. */
export async function findRecordToken(db: Db, tokenHash: string, now: Date): Promise<RecordToken | null> {
  const [row] = await db
    .select({ addressHash: recordTokens.addressHash, expiresAt: recordTokens.expiresAt })
    .from(recordTokens)
    .where(and(eq(recordTokens.tokenHash, tokenHash), gt(recordTokens.expiresAt, now.toISOString())));
  return row ?? null;
}
