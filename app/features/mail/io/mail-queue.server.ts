import { and, asc, inArray, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mails } from "~/db/newsletter-tables.server";
import { MAILS_KEPT_DAYS } from "~/features/mail/core/mail-delivery";
import { DAY_MS } from "~/lib/durations";

/** Keys of mails whose next attempt is due, oldest first: those that a lost message or a crash left behind. */
export async function listDueMails(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: mails.idempotencyKey })
    .from(mails)
    .where(and(inArray(mails.state, ["queued", "sending"]), lte(mails.nextAttemptAt, now.toISOString())))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Removes mails that were settled long ago, the outbox included. */
export async function removeOldMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAILS_KEPT_DAYS * DAY_MS).toISOString();
  await db
    .delete(mails)
    .where(and(lt(mails.createdAt, before), inArray(mails.state, ["sent", "kept", "failed", "stopped"])));
}
