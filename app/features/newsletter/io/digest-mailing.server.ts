// One issue goes to everybody who confirmed, a batch at a time in the order of the address hashes. The mails of a
// batch, their links and the place where the next batch begins are written in one transaction, so a crash at any point
// neither leaves anybody out nor writes to anybody twice.
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { digestIssues, mailStops, subscribers } from "~/db/newsletter-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import { readStoredIssue } from "~/features/digest/core/stored-issue";
import { insertMails, type NewMail } from "~/features/mail/io/mail-rows.server";
import { buildDigestMail } from "~/features/newsletter/core/digest-mail";
import type { MailTexts } from "~/features/newsletter/core/mail-texts";
import { canReceiveDigest, recordLinkEnd } from "~/features/newsletter/core/subscriber";
import { createToken } from "./random-token.server";
import { toSubscriber } from "./subscriber-rows.server";

/** One batch is one message of the queue; its attempts stay within the 50 queries of the free plan. */
export const MAILS_PER_BATCH = 20;

export interface MailingServices {
  readonly db: Db;
  readonly siteOrigin: string;
  readonly from: string;
  readonly senderName: string | null;
  readonly texts: Readonly<Record<Locale, MailTexts>>;
}

export type MailingStep =
  /** `keys` are to be sent, and the next batch is to be written. */
  | { readonly kind: "written"; readonly keys: readonly string[] }
  | { readonly kind: "finished" }
  /** There is no such issue, or another message is at this very place. */
  | { readonly kind: "nothing" };

/** Writes the next batch of an issue's mails. */
export async function writeNextMails(
  locale: Locale,
  week: string,
  { db, ...words }: MailingServices,
  now: Date,
): Promise<MailingStep> {
  const isThisIssue = and(eq(digestIssues.locale, locale), eq(digestIssues.week, week));
  const [row] = await db.select().from(digestIssues).where(isThisIssue);
  const issue = readStoredIssue(row?.issue);
  if (row === undefined || issue === null || row.mailedAt !== null) return { kind: "nothing" };
  const { readers, last } = await listReaders(db, locale, row.mailedUpTo);
  if (last === undefined) {
    await db
      .update(digestIssues)
      .set({ mailedAt: now.toISOString() })
      .where(and(isThisIssue, eq(digestIssues.mailedUpTo, row.mailedUpTo)));
    return { kind: "finished" };
  }

  const newMails: NewMail[] = [];
  const tokens: { token_hash: string; address_hash: string }[] = [];
  for (const { addressHash, address } of readers) {
    const { token, tokenHash } = await createToken();
    tokens.push({ token_hash: tokenHash, address_hash: addressHash });
    newMails.push({
      addressHash,
      message: toDigestMessage(issue, { address, addressHash, token }, words),
    });
  }
  // Readers who unsubscribed after the list was read get nothing. A second message at this place writes nothing.
  const stillWanted = sql`
    exists (
      select 1 from subscribers
      where address_hash = entry.value ->> 'address_hash' and state = 'confirmed')
    and exists (
      select 1 from digest_issues
      where locale = ${locale} and week = ${week} and mailed_up_to = ${row.mailedUpTo} and mailed_at is null)`;
  const results = await writeBatch(db, [
    insertMails(newMails, now, stillWanted),
    sql`
      insert into record_tokens (token_hash, address_hash, expires_at)
      select entry.value ->> 'token_hash', entry.value ->> 'address_hash', ${recordLinkEnd(now)}
      from json_each(${JSON.stringify(tokens)}) entry
      where ${stillWanted}`,
    sql`
      update digest_issues set mailed_up_to = ${last}
      where locale = ${locale} and week = ${week} and mailed_up_to = ${row.mailedUpTo} and mailed_at is null
      returning 1`,
  ]);
  if ((results.at(-1)?.length ?? 0) === 0) return { kind: "nothing" };
  return { kind: "written", keys: newMails.map(({ message }) => message.idempotencyKey) };
}

interface Reader {
  readonly addressHash: string;
  readonly address: string;
}

/** The next readers after a place, and the place after them; those whose mail was stopped are passed over. */
async function listReaders(
  db: Db,
  locale: Locale,
  after: string,
): Promise<{ readonly readers: readonly Reader[]; readonly last: string | undefined }> {
  const rows = await db
    .select({ subscriber: subscribers, stoppedBy: mailStops.cause })
    .from(subscribers)
    .leftJoin(mailStops, eq(mailStops.hash, subscribers.addressHash))
    .where(
      and(
        eq(subscribers.state, "confirmed"),
        eq(subscribers.locale, locale),
        gt(subscribers.addressHash, after),
      ),
    )
    .orderBy(asc(subscribers.addressHash))
    .limit(MAILS_PER_BATCH);
  const readers = rows.flatMap(({ subscriber: row, stoppedBy }) => {
    const subscriber = toSubscriber(row);
    if (subscriber?.state !== "confirmed" || !canReceiveDigest(subscriber, stoppedBy)) return [];
    return [{ addressHash: row.addressHash, address: subscriber.address }];
  });
  return { readers, last: rows.at(-1)?.subscriber.addressHash };
}

/** The mail of an issue for one reader. */
export function toDigestMessage(
  issue: DigestIssue,
  reader: Reader & { readonly token: string },
  { siteOrigin, from, senderName, texts }: Omit<MailingServices, "db">,
) {
  const { address: to, addressHash, token } = reader;
  return buildDigestMail(
    { to, from, senderName, siteOrigin, token, addressHash, issue },
    texts[issue.locale],
  );
}
