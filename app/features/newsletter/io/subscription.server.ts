// Actions behind the links of a mail. Reading changes nothing. Unknown and expired tokens get the same answer.
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailStops, mails, recordTokens, subscribers } from "~/db/newsletter-tables.server";
import { parseEmailAddress } from "~/features/mail/core/email-address";
import { hashAddress } from "~/features/newsletter/core/address-hash";
import {
  decideConfirmation,
  recordLinkEnd,
  recordLinkWorks,
  type StopCause,
} from "~/features/newsletter/core/subscriber";
import { type SubscriberRecord, toRecord } from "~/features/newsletter/core/subscriber-record";
import { hashToken, isToken, toRecordToken } from "~/features/newsletter/core/token";
import { findRecordToken, findSubscriber, getByHashes, toSubscriber } from "./subscriber-rows.server";

/**
 * Confirms the subscription of a token, and opens its record to the page that says so. A second press gives the same
 * answer. False: the token is unknown or expired.
 */
export async function confirm(db: Db, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const tokenHash = await hashToken(token);
  const isConfirmed = await confirmByHash(db, tokenHash, now);
  if (isConfirmed) await openRecord(db, tokenHash, await hashToken(await toRecordToken(token)), now);
  return isConfirmed;
}

/** Lets the second token lead to the record of a confirmed reader, as the links of a mail do. */
async function openRecord(db: Db, confirmTokenHash: string, tokenHash: string, now: Date): Promise<void> {
  await db.run(sql`
    insert into record_tokens (token_hash, address_hash, expires_at)
    select ${tokenHash}, address_hash, ${recordLinkEnd(now)} from subscribers
    where confirm_token_hash = ${confirmTokenHash} and state = 'confirmed'
    on conflict do update set expires_at = excluded.expires_at`);
}

async function confirmByHash(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.confirmTokenHash, tokenHash));
  const decision = decideConfirmation(toSubscriber(row), now);
  if (decision.kind === "invalid-token") return false;
  if (decision.kind === "already-confirmed") return true;
  const confirmed = await db
    .update(subscribers)
    .set({ state: "confirmed", confirmedAt: now.toISOString() })
    .where(and(eq(subscribers.confirmTokenHash, tokenHash), eq(subscribers.state, "pending")))
    .returning({ addressHash: subscribers.addressHash });
  // No row was changed: the same button, pressed twice at once, was faster.
  return confirmed.length > 0 || (await isConfirmed(db, tokenHash));
}

async function isConfirmed(db: Db, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.confirmTokenHash, tokenHash));
  return row?.state === "confirmed";
}

/** Finds the record behind a mail's link; null when nothing, or nothing but a hash, is stored. */
export async function findRecord(
  db: Db,
  token: string,
  secret: string,
  now: Date,
): Promise<SubscriberRecord | null> {
  const addressHash = await findHashForRecord(db, token, now);
  const subscriber = addressHash === null ? null : await findSubscriber(db, addressHash);
  if (subscriber === null || subscriber.state === "unsubscribed") return null;
  const { history } = await getByHashes(db, await listHashes(subscriber.address, secret), now);
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
  const addressHash = await findHashForRecord(db, token, now);
  if (addressHash === null) return false;
  await db.batch(deleteAddress(db, addressHash));
  return true;
}

/**
 * Deletes the record and never asks this mailbox for a confirmation again, in any spelling of its address. False: the
 * link leads to nobody (any more).
 */
export async function refuseMail(db: Db, token: string, secret: string, now: Date): Promise<boolean> {
  const addressHash = await findAddressHash(db, token, now);
  const subscriber = addressHash === null ? null : await findSubscriber(db, addressHash);
  if (addressHash === null || subscriber === null || subscriber.state === "unsubscribed") return false;
  const { mailbox } = await listHashes(subscriber.address, secret);
  await db.batch([stop(db, mailbox, "refusal", now), ...deleteAddress(db, addressHash)]);
  return true;
}

/**
 * Stops all mail to this address: the provider says that it bounces, or its owner that it is spam. A complaint comes
 * from a person and holds for the whole mailbox. A bounce may be one wrong spelling.
 */
export async function stopAddress(
  db: Db,
  address: string,
  cause: "bounce" | "complaint",
  secret: string,
  now: Date,
): Promise<void> {
  const parsed = parseEmailAddress(address);
  if (!parsed.ok) return;
  const { address: addressHash, mailbox } = await hashAddress(parsed.email, secret);
  await db.batch([
    stop(db, addressHash, cause, now),
    ...(cause === "complaint" ? [stop(db, mailbox, cause, now)] : []),
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

/** A complaint is never overwritten by a later bounce. */
function stop(db: Db, hash: string, cause: StopCause, now: Date) {
  return db
    .insert(mailStops)
    .values({ hash, cause, stoppedAt: now.toISOString() })
    .onConflictDoUpdate({
      target: mailStops.hash,
      set: { cause: sql`excluded.cause` },
      setWhere: ne(mailStops.cause, "complaint"),
    });
}

/** The hashes of an address that was stored, and so has passed the check before. */
function listHashes(address: string, secret: string) {
  return hashAddress({ dedupeKey: address.toLowerCase() }, secret);
}

async function findAddressHash(db: Db, token: string, now: Date): Promise<string | null> {
  return isToken(token)
    ? ((await findRecordToken(db, await hashToken(token), now))?.addressHash ?? null)
    : null;
}

/** The same for the link to the record, which works for a shorter time than the one to unsubscribe. */
async function findHashForRecord(db: Db, token: string, now: Date): Promise<string | null> {
  const link = isToken(token) ? await findRecordToken(db, await hashToken(token), now) : null;
  return link !== null && recordLinkWorks(link.expiresAt, now) ? link.addressHash : null;
}

function deleteAddress(db: Db, addressHash: string) {
  return [
    db.delete(subscribers).where(eq(subscribers.addressHash, addressHash)),
    ...forgetLinksAndMails(db, addressHash),
  ] as const;
}

/** Leaves nothing but the code and the date. A second call keeps the first date. */
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
