// The double opt-in mail. Its links open pages with one button, and the mail says so. Opening a link does nothing,
// because mail scanners open every link.
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { type MailDocument, toMailMessage } from "~/features/mail/core/mail-document";
import { confirmationMailKey, type MailMessage } from "~/features/mail/core/mail-message";
import { type MailTexts, senderLine } from "./mail-texts";
import { CONFIRM_TOKEN_DAYS, UNCONFIRMED_DAYS } from "./subscriber";

export interface ConfirmationMailRequest {
  readonly to: string;
  readonly from: string;
  /** Name of the person or organisation that answers for the mail; null while none is configured. */
  readonly senderName: string | null;
  readonly locale: Locale;
  readonly tokenHash: string;
  /** Absolute addresses. */
  readonly homeUrl: string;
  readonly confirmUrl: string;
  readonly refuseUrl: string;
  readonly recordUrl: string;
}

/** The mail that asks for the confirmation, in the language of the sign-up. */
export function buildConfirmationMail(request: ConfirmationMailRequest, texts: MailTexts): MailMessage {
  const words = texts.confirmation;
  const document: MailDocument = {
    language: LANGUAGES[request.locale].tag,
    siteName: texts.siteName,
    siteUrl: request.homeUrl,
    title: words.subject,
    blocks: [
      { kind: "paragraph", text: words.introduction },
      { kind: "button", text: words.button, url: request.confirmUrl },
      { kind: "paragraph", text: words.validity(CONFIRM_TOKEN_DAYS) },
      { kind: "paragraph", text: words.copyLink },
      { kind: "link", text: request.confirmUrl, url: request.confirmUrl },
      { kind: "paragraph", text: words.notYou(UNCONFIRMED_DAYS) },
      { kind: "link", text: words.refuse, url: request.refuseUrl },
    ],
    footer: {
      text: words.footer,
      sender: senderLine(request.senderName, texts),
      links: [{ text: texts.links.record, url: request.recordUrl }],
    },
  };
  return toMailMessage(document, {
    purpose: "confirmation",
    idempotencyKey: confirmationMailKey(request.tokenHash),
    to: request.to,
    from: request.from,
    subject: words.subject,
  });
}
