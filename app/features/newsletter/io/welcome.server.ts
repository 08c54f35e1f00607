// The mail to a reader who has just confirmed: two places to begin, and the way to leave. Its key is that of the
// confirmation, so a second press writes none.
import { and, eq, sql } from "drizzle-orm";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES } from "~/addresses/languages";
import { subscribers } from "~/db/newsletter-tables.server";
import { toMailMessage } from "~/features/mail/core/mail-document";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { senderLine } from "~/features/newsletter/core/mail-texts";
import { homeUrl, recordLinks } from "~/features/newsletter/core/newsletter-links";
import { hashToken, toRecordToken } from "~/features/newsletter/core/token";
import type { MailingServices } from "./digest-mailing.server";

/** The key of the welcome for the reader behind a confirmation link; null where nobody has confirmed by it. */
export async function writeWelcome(
  token: string,
  { db, texts, siteOrigin, from, senderName }: MailingServices,
  now: Date,
): Promise<string | null> {
  const tokenHash = await hashToken(token);
  const isConfirmed = and(eq(subscribers.confirmTokenHash, tokenHash), eq(subscribers.state, "confirmed"));
  const [reader] = await db.select().from(subscribers).where(isConfirmed);
  if (reader === undefined || reader.address === null || reader.locale === null) return null;
  const { address: to, addressHash, locale } = reader;
  const { siteName, links, welcome } = texts[locale];
  const { unsubscribeUrl, oneClickUrl } = recordLinks(siteOrigin, locale, await toRecordToken(token));
  const document = {
    language: LANGUAGES[locale].tag,
    siteName,
    siteUrl: homeUrl(siteOrigin, locale),
    title: welcome.subject,
    blocks: [
      { kind: "paragraph" as const, text: welcome.introduction },
      { kind: "link" as const, text: welcome.lessons, url: siteOrigin + toPath("book-resources", locale) },
      { kind: "link" as const, text: welcome.prompts, url: siteOrigin + toPath("prompts", locale) },
    ],
    footer: {
      text: welcome.footer,
      sender: senderLine(senderName, texts[locale]),
      links: [{ text: links.unsubscribe, url: unsubscribeUrl }],
    },
  };
  const idempotencyKey = `welcome/${tokenHash}`;
  const head = {
    purpose: "welcome" as const,
    idempotencyKey,
    to,
    from,
    subject: welcome.subject,
    oneClickUrl,
  };
  const isReader = sql`
    exists (select 1 from subscribers where address_hash = entry.value ->> 'address_hash' and state = 'confirmed')
    and not exists (select 1 from mail_stops where hash = entry.value ->> 'address_hash')`;
  await db.run(insertMails([{ addressHash, message: toMailMessage(document, head) }], now, isReader));
  return idempotencyKey;
}
