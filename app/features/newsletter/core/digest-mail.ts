// The weekly digest as a mail, with one-click unsubscribe by RFC 8058.

import { toPath } from "~/addresses/addresses";
import { LANGUAGES } from "~/addresses/languages";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import { formatWeek, weekSlug } from "~/features/digest/core/iso-week";
import { type MailBlock, type MailDocument, toMailMessage } from "~/features/mail/core/mail-document";
import { digestMailKey, type MailMessage } from "~/features/mail/core/mail-message";
import { type MailRequest, type MailTexts, senderLine } from "./mail-texts";
import { homeUrl, recordLinks } from "./newsletter-links";

export interface DigestMailRequest extends MailRequest {
  readonly addressHash: string;
  readonly issue: DigestIssue;
}

/** One issue for one reader, in the language of the issue. */
export function buildDigestMail(
  { to, from, senderName, siteOrigin, token, addressHash, issue }: DigestMailRequest,
  texts: MailTexts,
): MailMessage {
  const { locale } = issue;
  const words = texts.digest;
  const { unsubscribeUrl, oneClickUrl, recordUrl } = recordLinks(siteOrigin, locale, token);
  const document: MailDocument = {
    language: LANGUAGES[locale].tag,
    siteName: texts.siteName,
    siteUrl: homeUrl(siteOrigin, locale),
    title: words.title(formatWeek(issue.week, locale)),
    blocks: [
      { kind: "paragraph", text: words.introduction },
      ...newsBlocks(issue, words),
      ...itemBlocks(issue, words, siteOrigin),
      ...promptBlocks(issue, words, siteOrigin),
      {
        kind: "link",
        text: words.webVersion,
        url: siteOrigin + toPath("digest-issue", locale, { issue: weekSlug(issue.week) }),
      },
    ],
    footer: {
      text: words.footer,
      sender: senderLine(senderName, texts),
      links: [
        { text: texts.links.unsubscribe, url: unsubscribeUrl },
        { text: texts.links.record, url: recordUrl },
      ],
    },
  };
  return toMailMessage(document, {
    purpose: "digest",
    idempotencyKey: digestMailKey(`${locale}/${weekSlug(issue.week)}`, addressHash),
    to,
    from,
    subject: words.subject(issue.news[0]?.title ?? document.title),
    oneClickUrl,
  });
}

function newsBlocks(issue: DigestIssue, words: MailTexts["digest"]): readonly MailBlock[] {
  const entries = issue.news.map(
    (news): MailBlock => ({
      kind: "entry",
      title: news.title,
      url: news.sourceUrl,
      meta: news.sourceName,
      label: news.classNote === null ? null : words.classLabel,
      text: news.classNote ?? news.gist,
    }),
  );
  return [{ kind: "heading", text: words.newsHeading }, ...entries];
}

function itemBlocks(issue: DigestIssue, words: MailTexts["digest"], origin: string): readonly MailBlock[] {
  if (issue.items.length === 0) return [];
  const entries = issue.items.map(
    (item): MailBlock => ({
      kind: "entry",
      title: item.title,
      url: `${origin}${item.path}`,
      meta: null,
      label: null,
      text: item.description,
    }),
  );
  return [{ kind: "heading", text: words.itemsHeading }, ...entries];
}

function promptBlocks(issue: DigestIssue, words: MailTexts["digest"], origin: string): readonly MailBlock[] {
  if (issue.prompt === null) return [];
  return [
    { kind: "heading", text: words.promptHeading },
    { kind: "paragraph", text: issue.prompt.title },
    { kind: "copy", text: issue.prompt.prompt },
    { kind: "link", text: words.promptLink, url: `${origin}${issue.prompt.path}` },
  ];
}
