// The double opt-in mail. Its links open pages with one button, and the mail says so. Opening a link does nothing,
// because mail scanners open every link.
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { type MailDocument, toMailMessage } from "~/features/mail/core/mail-document";
import { confirmationMailKey, type MailMessage } from "~/features/mail/core/mail-message";
import { type MailRequest, type MailTexts, senderLine } from "./mail-texts";
import { confirmUrl, homeUrl, recordLinks } from "./newsletter-links";
import { CONFIRM_TOKEN_DAYS, UNCONFIRMED_DAYS } from "./subscriber";

export interface ConfirmationMailRequest extends MailRequest {
  readonly locale: Locale;
  /** Token of the confirmation link, and its hash. */
  readonly confirm: { readonly token: string; readonly tokenHash: string };
}

/** The mail that asks for the confirmation, in the language of the sign-up. */
export function buildConfirmationMail(
  { to, from, senderName, siteOrigin, token, locale, confirm }: ConfirmationMailRequest,
  texts: MailTexts,
): MailMessage {
  const words = texts.confirmation;
  const confirmLink = confirmUrl(siteOrigin, locale, confirm.token);
  const { refuseUrl, recordUrl } = recordLinks(siteOrigin, locale, token);
  const document: MailDocument = {
    language: LANGUAGES[locale].tag,
    siteName: texts.siteName,
    siteUrl: homeUrl(siteOrigin, locale),
    title: words.subject,
    blocks: [
      { kind: "paragraph", text: words.introduction },
      { kind: "button", text: words.button, url: confirmLink },
      { kind: "paragraph", text: words.validity(CONFIRM_TOKEN_DAYS) },
      { kind: "paragraph", text: words.copyLink },
      { kind: "link", text: confirmLink, url: confirmLink },
      { kind: "paragraph", text: words.notYou(UNCONFIRMED_DAYS) },
      { kind: "link", text: words.refuse, url: refuseUrl },
    ],
    footer: {
      text: words.footer,
      sender: senderLine(senderName, texts),
      links: [{ text: texts.links.record, url: recordUrl }],
    },
  };
  return toMailMessage(document, {
    purpose: "confirmation",
    idempotencyKey: confirmationMailKey(confirm.tokenHash),
    to,
    from,
    subject: words.subject,
  });
}
