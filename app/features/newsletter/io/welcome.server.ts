// Writes the welcome of a reader who has confirmed. Its key is that of the confirmation, so a second press writes none.
import { and, eq, sql } from "drizzle-orm";
import { subscribers } from "~/db/newsletter-tables.server";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { hashToken, toRecordToken } from "~/features/newsletter/core/token";
import { buildWelcomeMail } from "~/features/newsletter/core/welcome-mail";
import type { MailingServices } from "./digest-mailing.server";

/** The key of the welcome for the reader behind a confirmation link; null where nobody has confirmed by it. */
export async function writeWelcome(
  token: string,
  { db, texts, ...words }: MailingServices,
  now: Date,
): Promise<string | null> {
  const confirmTokenHash = await hashToken(token);
  const [reader] = await db
    .select({
      to: subscribers.address,
      addressHash: subscribers.addressHash,
      locale: subscribers.locale,
    })
    .from(subscribers)
    .where(and(eq(subscribers.confirmTokenHash, confirmTokenHash), eq(subscribers.state, "confirmed")));
  if (reader === undefined || reader.to === null || reader.locale === null) return null;
  const { to, addressHash, locale } = reader;
  const message = buildWelcomeMail(
    { ...words, to, locale, confirmTokenHash, token: await toRecordToken(token) },
    texts[locale],
  );
  const isReader = sql`
    exists (select 1 from subscribers where address_hash = entry.value ->> 'address_hash' and state = 'confirmed')
    and not exists (select 1 from mail_stops where hash = entry.value ->> 'address_hash')`;
  await db.run(insertMails([{ addressHash, message }], now, isReader));
  return message.idempotencyKey;
}
