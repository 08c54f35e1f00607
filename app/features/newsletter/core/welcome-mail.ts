// The mail after a confirmation: two places to begin, and the way to leave.

import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { type MailDocument, renderMailHtml, renderMailText } from "~/features/mail/core/mail-document";
import { type MailMessage, toHeaderText, welcomeMailKey } from "~/features/mail/core/mail-message";
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
export function buildWelcomeMail(request: WelcomeMailRequest, texts: MailTexts): MailMessage {
  const { locale, siteOrigin } = request;
  const language = LANGUAGES[locale].tag;
  const words = texts.welcome;
  const { unsubscribeUrl, oneClickUrl } = recordLinks(siteOrigin, locale, request.token);
  const document: MailDocument = {
    language,
    siteName: texts.siteName,
    siteUrl: homeUrl(siteOrigin, locale),
    title: words.subject,
    blocks: [
      { kind: "paragraph", text: words.introduction },
      { kind: "link", text: words.lessons, url: siteOrigin + toPath("book-resources", locale) },
      { kind: "link", text: words.prompts, url: siteOrigin + toPath("prompts", locale) },
    ],
    footer: {
      text: words.footer,
      sender: senderLine(request.senderName, texts),
      links: [{ text: texts.links.unsubscribe, url: unsubscribeUrl }],
    },
  };
  return {
    purpose: "welcome",
    idempotencyKey: welcomeMailKey(request.confirmTokenHash),
    to: request.to,
    from: request.from,
    subject: toHeaderText(words.subject),
    text: renderMailText(document),
    html: renderMailHtml(document),
    headers: {
      "Content-Language": language,
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": toHeaderText(`<${oneClickUrl}>`),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    language,
  };
}
