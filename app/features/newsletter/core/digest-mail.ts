// The weekly digest as a mail, with one-click unsubscribe by RFC 8058.

import { LANGUAGES } from "~/addresses/languages";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import { formatWeek, weekSlug } from "~/features/digest/core/iso-week";
import { type MailBlock, type MailDocument, toMailMessage } from "~/features/mail/core/mail-document";
import { digestMailKey, type MailMessage } from "~/features/mail/core/mail-message";
import { type MailTexts, senderLine } from "./mail-texts";

export interface DigestMailRequest {
  readonly to: string;
  readonly from: string;
  /** Name of the person or organisation that answers for the mail; null while none is configured. */
  readonly senderName: string | null;
  readonly addressHash: string;
  readonly issue: DigestIssue;
  /** Origin of the site; the issue holds site paths. */
  readonly siteOrigin: string;
  /** Absolute address of the home page in the language of the issue. */
  readonly homeUrl: string;
  /** Absolute address of the issue's web page. */
  readonly issueUrl: string;
  /** Page with the unsubscribe button. */
  readonly unsubscribeUrl: string;
  /** https outside of a local start. */
  readonly oneClickUrl: string;
  readonly recordUrl: string;
}

/** One issue for one reader, in the language of the issue. */
export function buildDigestMail(request: DigestMailRequest, texts: MailTexts): MailMessage {
  const { issue } = request;
  const words = texts.digest;
  const document: MailDocument = {
    language: LANGUAGES[issue.locale].tag,
    siteName: texts.siteName,
    siteUrl: request.homeUrl,
    title: words.title(formatWeek(issue.week, issue.locale)),
    blocks: [
      { kind: "paragraph", text: words.introduction },
      ...newsBlocks(issue, words),
      ...itemBlocks(issue, words, request.siteOrigin),
      ...promptBlocks(issue, words, request.siteOrigin),
      { kind: "link", text: words.webVersion, url: request.issueUrl },
    ],
    footer: {
      text: words.footer,
      sender: senderLine(request.senderName, texts),
      links: [
        { text: texts.links.unsubscribe, url: request.unsubscribeUrl },
        { text: texts.links.record, url: request.recordUrl },
      ],
    },
  };
  return toMailMessage(document, {
    purpose: "digest",
    idempotencyKey: digestMailKey(`${issue.locale}/${weekSlug(issue.week)}`, request.addressHash),
    to: request.to,
    from: request.from,
    subject: words.subject(issue.news[0]?.title ?? document.title),
    oneClickUrl: request.oneClickUrl,
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
