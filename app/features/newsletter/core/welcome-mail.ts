// The mail after a confirmation: two places to begin, and the way to leave.
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { toMailMessage } from "~/features/mail/core/mail-document";
import { type MailMessage, welcomeMailKey } from "~/features/mail/core/mail-message";
import { type MailTexts, senderLine } from "./mail-texts";
import { homeUrl, recordLinks } from "./newsletter-links";

export interface WelcomeMailRequest {
  readonly to: string;
  readonly from: string;
  readonly senderName: string | null;
  readonly locale: Locale;
  readonly siteOrigin: string;
  /** Of the confirmation link: one welcome for each. */
  readonly confirmTokenHash: string;
  /** Token that leads to the reader's own record. */
  readonly token: string;
}

/** The welcome of a reader who has just confirmed, with three links. */
export function buildWelcomeMail(
  { to, from, senderName, locale, siteOrigin, confirmTokenHash, token }: WelcomeMailRequest,
  texts: MailTexts,
): MailMessage {
  const { subject, introduction, lessons, prompts, footer } = texts.welcome;
  const { unsubscribeUrl, oneClickUrl } = recordLinks(siteOrigin, locale, token);
  const document = {
    language: LANGUAGES[locale].tag,
    siteName: texts.siteName,
    siteUrl: homeUrl(siteOrigin, locale),
    title: subject,
    blocks: [
      { kind: "paragraph" as const, text: introduction },
      { kind: "link" as const, text: lessons, url: siteOrigin + toPath("book-resources", locale) },
      { kind: "link" as const, text: prompts, url: siteOrigin + toPath("prompts", locale) },
    ],
    footer: {
      text: footer,
      sender: senderLine(senderName, texts),
      links: [{ text: texts.links.unsubscribe, url: unsubscribeUrl }],
    },
  };
  const idempotencyKey = welcomeMailKey(confirmTokenHash);
  return toMailMessage(document, { purpose: "welcome", idempotencyKey, to, from, subject, oneClickUrl });
}
