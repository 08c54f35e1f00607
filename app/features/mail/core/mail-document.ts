// One description of a mail and two renderings, so the text part and the HTML part cannot say different things. The
// HTML suits mail programs: no tables, no style sheet, no image, nothing loaded from anywhere.
import type { LanguageTag } from "~/addresses/languages";
import { escapeHtml } from "~/lib/escape-html";
import { type MailMessage, toHeaderText } from "./mail-message";

export type MailBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "button"; readonly text: string; readonly url: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  /** Text to be copied as it is; line breaks are kept. */
  | { readonly kind: "copy"; readonly text: string }
  | {
      readonly kind: "entry";
      readonly title: string;
      readonly url: string;
      readonly meta: string | null;
      readonly label: string | null;
      readonly text: string;
    };

export interface MailDocument {
  readonly language: LanguageTag;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: {
    readonly text: string;
    /** Who sends it, in a sentence; null while no name is configured. */
    readonly sender: string | null;
    readonly links: readonly { readonly text: string; readonly url: string }[];
  };
}

interface MailHead extends Pick<MailMessage, "purpose" | "idempotencyKey" | "to" | "from" | "subject"> {
  /** Takes the mail program's POST without a session (RFC 8058). */
  readonly oneClickUrl?: string;
}

/** The mail of a document. */
export function toMailMessage(document: MailDocument, { oneClickUrl, ...head }: MailHead): MailMessage {
  const { language } = document;
  return {
    ...head,
    subject: toHeaderText(head.subject),
    text: renderText(document),
    html: renderHtml(document),
    headers: {
      "Content-Language": language,
      // RFC 3834: holiday replies stay away from mails that a machine sent.
      "Auto-Submitted": "auto-generated",
      ...(oneClickUrl !== undefined && {
        "List-Unsubscribe": toHeaderText(`<${oneClickUrl}>`),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    language,
  };
}

/** The paper theme's colours; mail programs know no custom properties. */
const INK = "#1B2420";
const MUTED = "#55615B";
const PAPER = "#FBF8F1";
const LINE = "#E0D9C8";
const BOARD = "#14532D";
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A whole HTML document with `lang`; every text and address is escaped. */
function renderHtml(mail: MailDocument): string {
  const footerLinks = mail.footer.links
    .map(({ text, url }) => anchor(text, url, `color:${MUTED}`))
    .join(" &middot; ");
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font:17px/1.55 ${SANS}">
<div lang="${mail.language}" style="max-width:36em;margin:0 auto;padding:24px 16px;background:${PAPER};color:${INK}">
<p style="margin:0 0 24px;font:bold 15px/1.4 ${SANS}">${anchor(mail.siteName, mail.siteUrl, `color:${BOARD};text-decoration:none`)}</p>
<h1 style="margin:0 0 16px;font:bold 28px/1.2 ${SERIF}">${escapeHtml(mail.title)}</h1>
${mail.blocks.map(blockHtml).join("\n")}
<div style="margin:40px 0 0;padding:16px 0 0;border-top:1px solid ${LINE};color:${MUTED};font:14px/1.5 ${SANS}">
${footerTexts(mail)
  .map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`)
  .join("\n")}
<p style="margin:0">${footerLinks}</p>
</div>
</div>
</body>
</html>
`;
}

/** The text part; addresses stand on lines of their own, so that mail programs make them links. */
function renderText(mail: MailDocument): string {
  const footer = [...footerTexts(mail), ...mail.footer.links.map(({ text, url }) => `${text}:\n${url}`)];
  return `${[mail.title, ...mail.blocks.map(blockText), "-- ", ...footer].join("\n\n")}\n`;
}

function footerTexts({ footer }: MailDocument): readonly string[] {
  return footer.sender === null ? [footer.text] : [footer.text, footer.sender];
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h2 style="margin:32px 0 12px;font:bold 21px/1.3 ${SERIF};color:${BOARD}">${escapeHtml(block.text)}</h2>`;
    case "paragraph":
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case "button":
      return `<p style="margin:24px 0">${anchor(
        block.text,
        block.url,
        `display:inline-block;padding:14px 24px;background:${BOARD};color:#FFFFFF;font-weight:bold;text-decoration:none;border-radius:6px`,
      )}</p>`;
    case "link":
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${anchor(block.text, block.url, `color:${BOARD}`)}</p>`;
    case "copy":
      return `<p style="margin:0 0 16px;padding:12px 16px;border:1px solid ${LINE};background:#FFFFFF;white-space:pre-wrap">${escapeHtml(block.text)}</p>`;
    case "entry":
      return entryHtml(block);
  }
}

function entryHtml(entry: Extract<MailBlock, { kind: "entry" }>): string {
  const meta =
    entry.meta === null
      ? ""
      : `<br><span style="color:${MUTED};font-size:14px">${escapeHtml(entry.meta)}</span>`;
  const label = entry.label === null ? "" : `<strong>${escapeHtml(entry.label)}</strong> `;
  const text = entry.text === "" ? "" : `<br>${label}${escapeHtml(entry.text)}`;
  return `<p style="margin:0 0 20px">${anchor(entry.title, entry.url, `color:${BOARD};font-weight:bold`)}${meta}${text}</p>`;
}

/** An address that is not http(s) is shown as text, even if an earlier check let it through. */
function anchor(text: string, url: string, style: string): string {
  if (!isWebAddress(url)) return escapeHtml(text);
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `## ${block.text}`;
    case "paragraph":
    case "copy":
      return block.text;
    case "button":
    case "link":
      return block.text === block.url ? block.url : `${block.text}:\n${block.url}`;
    case "entry": {
      const body = entryBody(block);
      return [`* ${block.title}`, block.meta, body, isWebAddress(block.url) ? block.url : null]
        .filter((line) => line !== null)
        .join("\n");
    }
  }
}

function entryBody(entry: Extract<MailBlock, { kind: "entry" }>): string | null {
  if (entry.text === "") return null;
  return entry.label === null ? entry.text : `${entry.label} ${entry.text}`;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
