// Product decisions, "Newsletter", and faults rows 44, 45 and 50. Known and unknown addresses take the same
// steps: one read, one mail rendered, one batch written, whether the batch then has anything to write or not.
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { insertMails } from "~/db/mail-rows.server";
import { rateWindows } from "~/db/schema.server";
import { writeBatch } from "~/db/write-batch.server";
import { buildConfirmationMail } from "~/features/newsletter/core/confirmation-mail";
import type { EmailAddress } from "~/features/newsletter/core/email-address";
import type { MailTexts } from "~/features/newsletter/core/mail-texts";
import { confirmUrl, homeUrl, recordLinks } from "~/features/newsletter/core/newsletter-links";
import { secondsLeftInWindow, windowStartOf } from "~/features/newsletter/core/rate-limit";
import { decideSignUp, RECORD_LINK_DAYS, type SignUpDecision } from "~/features/newsletter/core/subscriber";
import { hashAddress } from "~/features/newsletter/core/token";
import type { Locale } from "~/i18n/locale";
import { createToken } from "./random-token.server";
import { findByAddressHash } from "./subscriber-rows.server";

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
/** Row of rate_windows that counts sign-up mails over all addresses. */
const HOURLY_KEY = "newsletter-mails";

export interface SignUpServices {
  readonly db: Db;
  readonly siteOrigin: string;
  readonly from: string;
  readonly hourlyLimit: number;
  readonly texts: Readonly<Record<Locale, MailTexts>>;
}

export type SignUpOutcome =
  /** The neutral answer. `mailKey`: a mail waits to be sent; never tell the visitor whether it does. */
  | { readonly kind: "accepted"; readonly mailKey: string | null }
  | { readonly kind: "try-later"; readonly retryAfterSeconds: number };

/** Signs an address up, or does nothing, and gives the same answer either way. */
export async function signUp(
  email: EmailAddress,
  locale: Locale,
  services: SignUpServices,
  now: Date,
): Promise<SignUpOutcome> {
  const { db, siteOrigin, hourlyLimit } = services;
  const windowStart = windowStartOf(now.getTime(), HOUR_SECONDS);
  const tryLater = {
    kind: "try-later",
    retryAfterSeconds: secondsLeftInWindow(now.getTime(), HOUR_SECONDS),
  } as const;
  const sent = await countSent(db, windowStart);
  // Before the address is looked at, or a full hour would tell known addresses from unknown ones.
  if (sent >= hourlyLimit) return tryLater;

  const addressHash = await hashAddress(email.dedupeKey);
  const confirm = await createToken();
  const record = await createToken();
  const known = await findByAddressHash(db, addressHash);
  const decision = decideSignUp(
    { address: email.address, locale, tokenHash: confirm.tokenHash },
    known.subscriber,
    known.history,
    { sent, cap: hourlyLimit },
    now,
  );
  const message = buildConfirmationMail(
    {
      to: email.address,
      from: services.from,
      locale,
      tokenHash: confirm.tokenHash,
      homeUrl: homeUrl(siteOrigin, locale),
      confirmUrl: confirmUrl(siteOrigin, locale, confirm.token),
      recordUrl: recordLinks(siteOrigin, locale, record.token).recordUrl,
    },
    services.texts[locale],
  );
  const won = sql`exists (
    select 1 from subscribers where address_hash = ${addressHash} and confirm_token_hash = ${confirm.tokenHash})`;
  const expiresAt = new Date(now.getTime() + RECORD_LINK_DAYS * DAY_MS).toISOString();
  const results = await writeBatch<{ count?: number }>(db, [
    takeAddress(addressHash, decision, known.subscriber, windowStart, hourlyLimit),
    countMail(windowStart, won),
    noteMail(addressHash, decision, won),
    sql`
      insert into record_tokens (token_hash, address_hash, expires_at)
      select ${record.tokenHash}, ${addressHash}, ${expiresAt} where ${won}`,
    insertMails([{ addressHash, message }], now, won),
    sql`select count from rate_windows where key = ${HOURLY_KEY} and window_start = ${windowStart}`,
  ]);
  const hasWon = (results[0]?.length ?? 0) > 0;
  if (hasWon) return { kind: "accepted", mailKey: message.idempotencyKey };
  // Others took the last places of the hour between our read and our write.
  const isFull = (results.at(-1)?.[0]?.count ?? 0) >= hourlyLimit;
  return decision.kind === "send-confirmation" && isFull ? tryLater : { kind: "accepted", mailKey: null };
}

async function countSent(db: Db, windowStart: number): Promise<number> {
  const [row] = await db
    .select({ count: rateWindows.count })
    .from(rateWindows)
    .where(and(eq(rateWindows.key, HOURLY_KEY), eq(rateWindows.windowStart, windowStart)));
  return row?.count ?? 0;
}

/**
 * Writes the pending row, unless another sign-up of the same address or the last place of the hour was faster:
 * the token that was there when we looked must still be there. Every later statement asks whether ours is.
 */
function takeAddress(
  addressHash: string,
  decision: SignUpDecision,
  known: Awaited<ReturnType<typeof findByAddressHash>>["subscriber"],
  windowStart: number,
  hourlyLimit: number,
): SQL {
  const subscriber = decision.kind === "send-confirmation" ? decision.subscriber : null;
  const pending = subscriber?.state === "pending" ? subscriber : null;
  const oldTokenHash = known === null || known.state === "unsubscribed" ? null : known.confirmTokenHash;
  return sql`
    insert into subscribers (
      address_hash, state, address, locale, pending_since, confirm_token_hash, confirm_token_expires_at)
    select
      ${addressHash}, 'pending', ${pending?.address ?? null}, ${pending?.locale ?? null},
      ${pending?.pendingSince ?? null}, ${pending?.confirmTokenHash ?? null},
      ${pending?.confirmTokenExpiresAt ?? null}
    where ${pending === null ? 0 : 1} = 1 and coalesce((
      select count from rate_windows where key = ${HOURLY_KEY} and window_start = ${windowStart}), 0) < ${hourlyLimit}
    on conflict (address_hash) do update set
      state = excluded.state, address = excluded.address, locale = excluded.locale,
      pending_since = excluded.pending_since, confirmed_at = null, unsubscribed_at = null,
      confirm_token_hash = excluded.confirm_token_hash,
      confirm_token_expires_at = excluded.confirm_token_expires_at
    where confirm_token_hash is ${oldTokenHash}
    returning 1 as count`;
}

function countMail(windowStart: number, won: SQL): SQL {
  return sql`
    insert into rate_windows (key, window_start, count)
    select ${HOURLY_KEY}, ${windowStart}, 1 where ${won}
    on conflict (key) do update set
      count = case when window_start = excluded.window_start then count + 1 else 1 end,
      window_start = excluded.window_start`;
}

function noteMail(addressHash: string, decision: SignUpDecision, won: SQL): SQL {
  const history = decision.kind === "send-confirmation" ? decision.history : null;
  return sql`
    insert into mail_histories (address_hash, unconfirmed_mails, last_confirmation_at)
    select ${addressHash}, ${history?.unconfirmedMails ?? 0}, ${history?.lastConfirmationAt ?? null} where ${won}
    on conflict (address_hash) do update set
      unconfirmed_mails = excluded.unconfirmed_mails,
      last_confirmation_at = excluded.last_confirmation_at`;
}
