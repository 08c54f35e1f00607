// Known and unknown addresses take the same steps: one read, one mail rendered, one batch written, whether the
// batch then has anything to write or not. Every limit is asked for once more by the statement that writes.
import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import type { EmailAddress } from "~/features/mail/core/email-address";
import { domainLimit, toMailbox } from "~/features/mail/core/mailbox";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { type AddressHashes, hashAddress } from "~/features/newsletter/core/address-hash";
import { buildConfirmationMail } from "~/features/newsletter/core/confirmation-mail";
import {
  CONFIRMATION_MAILS_A_YEAR,
  countedSince,
  decideSignUp,
  type HourlyMails,
  isFull,
  recordLinkEnd,
  type SignUpDecision,
  type Subscriber,
} from "~/features/newsletter/core/subscriber";
import { secondsLeftInWindow, toWindowStart } from "~/lib/rate-window";
import type { MailingServices } from "./digest-mailing.server";
import { createToken, type FreshToken } from "./random-token.server";
import { getByHashes } from "./subscriber-rows.server";

const HOUR_SECONDS = 3600;
/** Row of rate_windows that counts sign-up mails over all addresses; those of a domain add its hash. */
const HOURLY_KEY = "newsletter-mails";

export interface SignUpServices extends MailingServices {
  readonly hourlyLimit: number;
  /** The key of address hashes. */
  readonly secret: string;
}

export type SignUpOutcome =
  /** The neutral answer. `mailKey`: a mail waits to be sent; never tell the visitor whether it does. */
  | { readonly kind: "accepted"; readonly mailKey: string | null }
  | { readonly kind: "try-later"; readonly retryAfterSeconds: number };

/** A counter of this hour's mails, and how far it may go. */
interface HourlyCount {
  readonly key: string;
  readonly cap: number;
}

interface CountRow {
  readonly key?: string;
  readonly count?: number;
}

/** Signs an address up, or does nothing, and gives the same answer either way. */
export async function signUp(
  email: EmailAddress,
  locale: Locale,
  services: SignUpServices,
  now: Date,
): Promise<SignUpOutcome> {
  const { db, hourlyLimit, secret } = services;
  const windowStart = toWindowStart(now.getTime(), HOUR_SECONDS);
  const tryLater = {
    kind: "try-later",
    retryAfterSeconds: secondsLeftInWindow(now.getTime(), HOUR_SECONDS),
  } as const;
  const hashes = await hashAddress(email, secret);
  const counts: readonly HourlyCount[] = [
    { key: HOURLY_KEY, cap: hourlyLimit },
    {
      key: `${HOURLY_KEY}:${hashes.domain}`,
      cap: domainLimit(toMailbox(email.dedupeKey).domain, hourlyLimit),
    },
  ];
  const hour = toHourlyMails(counts, await db.all<CountRow>(selectCounts(counts, windowStart)));
  // The limit is checked before the address is looked at. Otherwise a full hour would tell known addresses from
  // unknown ones.
  if (isFull(hour)) return tryLater;

  const tokens = { confirm: await createToken(), record: await createToken() };
  const known = await getByHashes(db, hashes, now);
  const decision = decideSignUp(
    { address: email.address, locale, tokenHash: tokens.confirm.tokenHash },
    known.subscriber,
    known.history,
    now,
  );
  const message = writeMail(email, locale, tokens, services);
  const won = sql`exists (
    select 1 from subscribers
    where address_hash = ${hashes.address} and confirm_token_hash = ${tokens.confirm.tokenHash})`;
  const results = await writeBatch<CountRow>(db, [
    takeAddress(hashes, decision, known.subscriber, mayMail(hashes, counts, windowStart, now)),
    ...counts.map(({ key }) => countMail(key, windowStart, won)),
    sql`
      insert into confirmation_mails (mailbox_hash, sent_at)
      select ${hashes.mailbox}, ${now.toISOString()} where ${won}`,
    sql`
      insert into record_tokens (token_hash, address_hash, expires_at)
      select ${tokens.record.tokenHash}, ${hashes.address}, ${recordLinkEnd(now)} where ${won}`,
    insertMails([{ addressHash: hashes.address, message }], now, won),
    selectCounts(counts, windowStart),
  ]);
  if ((results[0]?.length ?? 0) > 0) return { kind: "accepted", mailKey: message.idempotencyKey };
  // Others may have taken the last places of the hour between our read and our write.
  const wanted = decision.kind === "send-confirmation";
  const isFullNow = isFull(toHourlyMails(counts, results.at(-1) ?? []));
  return wanted && isFullNow ? tryLater : { kind: "accepted", mailKey: null };
}

function writeMail(
  email: EmailAddress,
  locale: Locale,
  { confirm, record }: { readonly confirm: FreshToken; readonly record: FreshToken },
  { siteOrigin, from, senderName, texts }: SignUpServices,
) {
  return buildConfirmationMail(
    { to: email.address, from, senderName, siteOrigin, token: record.token, locale, confirm },
    texts[locale],
  );
}

function selectCounts(counts: readonly HourlyCount[], windowStart: number): SQL {
  const keys = valueList(counts.map(({ key }) => key));
  return sql`
    select key, count from rate_windows
    where key in ${keys} and window_start = ${windowStart}`;
}

function toHourlyMails(counts: readonly HourlyCount[], rows: readonly CountRow[]): HourlyMails[] {
  return counts.map(({ key, cap }) => ({ sent: rows.find((row) => row.key === key)?.count ?? 0, cap }));
}

/** Checks the limits again, for sign-ups that decide at the same moment: the hour, the domain and the mailbox. */
function mayMail(
  { mailbox }: AddressHashes,
  counts: readonly HourlyCount[],
  windowStart: number,
  now: Date,
): SQL {
  const { day, year } = countedSince(now);
  const rooms = counts.map(
    ({ key, cap }) =>
      sql`coalesce((select count from rate_windows where key = ${key} and window_start = ${windowStart}), 0) < ${cap}`,
  );
  return sql`${sql.join(rooms, sql` and `)}
    and not exists (select 1 from confirmation_mails where mailbox_hash = ${mailbox} and sent_at > ${day})
    and (select count(*) from confirmation_mails where mailbox_hash = ${mailbox} and sent_at > ${year})
      < ${CONFIRMATION_MAILS_A_YEAR}`;
}

/**
 * Writes the pending row, unless another sign-up of the same mailbox was faster or took the last place of the hour:
 * the token must still be the one that was there when we looked. Every later statement checks whether the row is
 * ours.
 */
function takeAddress(
  { address: addressHash }: AddressHashes,
  decision: SignUpDecision,
  known: Subscriber | null,
  mayStillMail: SQL,
): SQL {
  const pending = decision.kind === "send-confirmation" ? decision.subscriber : null;
  const oldTokenHash = known === null || known.state === "unsubscribed" ? null : known.confirmTokenHash;
  return sql`
    insert into subscribers (
      address_hash, state, address, locale, pending_since, confirm_token_hash, confirm_token_expires_at)
    select
      ${addressHash}, 'pending', ${pending?.address ?? null}, ${pending?.locale ?? null},
      ${pending?.pendingSince ?? null}, ${pending?.confirmTokenHash ?? null},
      ${pending?.confirmTokenExpiresAt ?? null}
    where ${pending === null ? 0 : 1} = 1 and ${mayStillMail}
    on conflict (address_hash) do update set
      state = excluded.state, address = excluded.address, locale = excluded.locale,
      pending_since = excluded.pending_since, confirmed_at = null, unsubscribed_at = null,
      confirm_token_hash = excluded.confirm_token_hash,
      confirm_token_expires_at = excluded.confirm_token_expires_at
    where confirm_token_hash is ${oldTokenHash}
    returning 1 as count`;
}

function countMail(key: string, windowStart: number, won: SQL): SQL {
  return sql`
    insert into rate_windows (key, window_start, count)
    select ${key}, ${windowStart}, 1 where ${won}
    on conflict (key) do update set
      count = case when window_start = excluded.window_start then count + 1 else 1 end,
      window_start = excluded.window_start`;
}
