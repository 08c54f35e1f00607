// From the row of a mail to the provider: each mail is claimed in one statement, so that two messages of the
// queue, or a message and the hourly sweep, never send it both.
import { and, eq, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mails } from "~/db/newsletter-tables.server";
import { decideDelivery, SENDING_LEASE_SECONDS, type SendResult } from "~/features/mail/core/mail-delivery";
import type { MailMessage, MailSender } from "~/features/mail/core/mail-message";

export interface DeliveryServices {
  readonly db: Db;
  readonly sender: MailSender;
  readonly clock: () => Date;
}

export interface DeliveryReport {
  /** Mails that wait for another attempt, and how long for at most. */
  readonly later: { readonly keys: readonly string[]; readonly waitSeconds: number } | null;
  /** Addresses that the provider says take no mail. */
  readonly deadAddresses: readonly string[];
  /** Errors of mails that were given up, without addresses. */
  readonly failures: readonly string[];
}

/** Makes one attempt for each of these mails that is due; those that are not are left alone. */
export async function deliverMails(
  keys: readonly string[],
  services: DeliveryServices,
): Promise<DeliveryReport> {
  const later: string[] = [];
  const deadAddresses: string[] = [];
  const failures: string[] = [];
  let waitSeconds = 0;
  for (const [position, key] of keys.entries()) {
    const claim = await claimMail(key, services);
    if (claim === null) continue;
    const result = await attempt(claim, services);
    const decision = await settle(claim, result, services);
    if (decision.state === "queued") {
      later.push(key);
      waitSeconds = Math.max(waitSeconds, decision.waitSeconds);
    }
    if (decision.state === "failed") failures.push(decision.error);
    if (result.kind === "refused" && result.stopsAddress) deadAddresses.push(claim.message.to);
    if (result.kind === "retry" && result.isBusy) {
      later.push(...keys.slice(position + 1));
      break;
    }
  }
  return { later: later.length === 0 ? null : { keys: later, waitSeconds }, deadAddresses, failures };
}

interface Claim {
  readonly idempotencyKey: string;
  readonly message: MailMessage;
  readonly attempts: number;
  readonly inDoubtSince: string | null;
  readonly beganAt: string;
  /** The attempt before this one died before it could say how it went. */
  readonly followsDeadAttempt: boolean;
}

async function claimMail(key: string, { db, clock }: DeliveryServices): Promise<Claim | null> {
  const now = clock();
  const beganAt = now.toISOString();
  const leaseEnd = new Date(now.getTime() + SENDING_LEASE_SECONDS * 1000).toISOString();
  const [row] = await db
    .update(mails)
    .set({
      state: "sending",
      attempts: sql`${mails.attempts} + 1`,
      firstAttemptAt: sql`coalesce(${mails.firstAttemptAt}, ${beganAt})`,
      nextAttemptAt: leaseEnd,
      lastError: sql`case when ${mails.state} = 'sending' then 'lost' end`,
    })
    .where(
      and(
        eq(mails.idempotencyKey, key),
        or(eq(mails.state, "queued"), eq(mails.state, "sending")),
        lte(mails.nextAttemptAt, beganAt),
      ),
    )
    .returning({
      message: mails.message,
      attempts: mails.attempts,
      firstAttemptAt: mails.firstAttemptAt,
      lastError: mails.lastError,
    });
  if (row === undefined || row.message === null) return null;
  return {
    idempotencyKey: key,
    message: row.message,
    attempts: row.attempts,
    inDoubtSince: row.firstAttemptAt === beganAt ? null : row.firstAttemptAt,
    beganAt,
    followsDeadAttempt: row.lastError === "lost",
  };
}

async function attempt(claim: Claim, { sender }: DeliveryServices): Promise<SendResult> {
  if (claim.followsDeadAttempt && !sender.isIdempotent) {
    return { kind: "unknown", reason: "the attempt before died" };
  }
  return sender.send(claim.message);
}

async function settle(claim: Claim, result: SendResult, { db, sender, clock }: DeliveryServices) {
  const now = clock();
  const { isIdempotent } = sender;
  const decision = decideDelivery(result, { ...claim, isIdempotent }, now);
  const isOver = decision.state !== "queued";
  await db
    .update(mails)
    .set({
      state: decision.state,
      nextAttemptAt: new Date(now.getTime() + (isOver ? 0 : decision.waitSeconds * 1000)).toISOString(),
      settledAt: isOver ? now.toISOString() : null,
      providerId: decision.state === "sent" ? decision.providerId : null,
      lastError: "error" in decision ? decision.error : null,
      ...(decision.state === "queued" ? { firstAttemptAt: decision.inDoubtSince } : {}),
      // Only the outbox shows its mails again. Of all other mails only the key is still needed.
      ...(decision.state === "sent" || decision.state === "failed" ? { message: null } : {}),
    })
    // If the reader has unsubscribed meanwhile, the row is gone; if the mail bounced, it is stopped. Then there is
    // nothing to settle.
    .where(and(eq(mails.idempotencyKey, claim.idempotencyKey), ne(mails.state, "stopped")));
  return decision;
}
