// Product decisions, "Newsletter", and faults rows 47 and 50: what the links of a mail lead to. Reading changes
// nothing; unknown and expired tokens are one answer.
import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailHistories, mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { parseEmailAddress } from "~/features/newsletter/core/email-address";
import { decideConfirmation, stopMail } from "~/features/newsletter/core/subscriber";
import { type SubscriberRecord, toRecord } from "~/features/newsletter/core/subscriber-record";
import { hashAddress, hashToken, isToken } from "~/features/newsletter/core/token";
import { findAddressHashOfRecordToken, findByAddressHash } from "./subscriber-rows.server";

/** Confirms the subscription of a token; a second press is as good as the first. False: unknown or expired. */
export async function confirm(db: Db, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const tokenHash = await hashToken(token);
  const [row] = await db
    .select({ addressHash: subscribers.addressHash })
    .from(subscribers)
    .where(eq(subscribers.confirmTokenHash, tokenHash));
  const addressHash = row?.addressHash ?? "";
  const known = await findByAddressHash(db, addressHash);
  const decision = decideConfirmation(known.subscriber, known.history, now);
  if (decision.kind === "invalid-token") return false;
  if (decision.kind === "already-confirmed") return true;
  const { unconfirmedMails } = decision.history;
  const [confirmed] = await db.batch([
    db
      .update(subscribers)
      .set({ state: "confirmed", confirmedAt: now.toISOString() })
      .where(and(eq(subscribers.confirmTokenHash, tokenHash), eq(subscribers.state, "pending")))
      .returning({ addressHash: subscribers.addressHash }),
    db.update(mailHistories).set({ unconfirmedMails }).where(eq(mailHistories.addressHash, addressHash)),
  ]);
  // None: the same button, pressed twice at once, was faster.
  return confirmed.length > 0 || (await isConfirmed(db, tokenHash));
}

async function isConfirmed(db: Db, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.confirmTokenHash, tokenHash));
  return row?.state === "confirmed";
}

/** What is held under a mail's link; null when nothing is, or nothing but a hash. */
export async function findRecord(db: Db, token: string, now: Date): Promise<SubscriberRecord | null> {
  const addressHash = await findAddressHash(db, token, now);
  if (addressHash === null) return null;
  const { subscriber, history } = await findByAddressHash(db, addressHash);
  return toRecord(subscriber, history);
}

/** Ends a subscription and forgets its address. False: the link leads to nobody (any more). */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const addressHash = await findAddressHash(db, token, now);
  if (addressHash === null) return false;
  await db.batch([forgetAddress(db, addressHash, now), ...forgetLinksAndMails(db, addressHash)]);
  return true;
}

/** Deletes the subscription altogether. False: the link leads to nobody (any more). */
export async function deleteRecord(db: Db, token: string, now: Date): Promise<boolean> {
  const addressHash = await findAddressHash(db, token, now);
  if (addressHash === null) return false;
  await db.batch([
    db.delete(subscribers).where(eq(subscribers.addressHash, addressHash)),
    ...forgetLinksAndMails(db, addressHash),
  ]);
  return true;
}

/** No more mail to this address, of any kind: the provider says that it bounces, or its owner that it is spam. */
export async function stopAddress(
  db: Db,
  address: string,
  cause: "bounce" | "complaint",
  now: Date,
): Promise<void> {
  const parsed = parseEmailAddress(address);
  if (!parsed.ok) return;
  const addressHash = await hashAddress(parsed.email.dedupeKey);
  const { history } = await findByAddressHash(db, addressHash);
  const stopped = stopMail(history, cause);
  await db.batch([
    db
      .insert(mailHistories)
      .values({ addressHash, ...stopped })
      .onConflictDoUpdate({ target: mailHistories.addressHash, set: { stoppedBy: stopped.stoppedBy } }),
    forgetAddress(db, addressHash, now),
    db.delete(recordTokens).where(eq(recordTokens.addressHash, addressHash)),
    db
      .update(mails)
      .set({ state: "stopped", message: null, settledAt: now.toISOString() })
      .where(
        and(eq(mails.addressHash, addressHash), or(eq(mails.state, "queued"), eq(mails.state, "sending"))),
      ),
  ]);
}

async function findAddressHash(db: Db, token: string, now: Date): Promise<string | null> {
  return isToken(token) ? findAddressHashOfRecordToken(db, await hashToken(token), now) : null;
}

/** Nothing but the key and the date is left; done twice it keeps the first date. */
function forgetAddress(db: Db, addressHash: string, now: Date) {
  return db
    .update(subscribers)
    .set({
      state: "unsubscribed",
      unsubscribedAt: now.toISOString(),
      address: null,
      locale: null,
      pendingSince: null,
      confirmedAt: null,
      confirmTokenHash: null,
      confirmTokenExpiresAt: null,
    })
    .where(and(eq(subscribers.addressHash, addressHash), ne(subscribers.state, "unsubscribed")));
}

/** Links that lead to the record, and mails that wait or lie in the outbox: both hold or reach the address. */
function forgetLinksAndMails(db: Db, addressHash: string) {
  return [
    db.delete(recordTokens).where(eq(recordTokens.addressHash, addressHash)),
    db.delete(mails).where(eq(mails.addressHash, addressHash)),
  ] as const;
}
