// The mail port's one type, which every adapter (provider over HTTP, send_email binding, outbox) can send.
import type { LanguageTag } from "~/addresses/languages";
import { oneLine } from "~/lib/typed-line";
import type { SendResult } from "./mail-delivery";

export type MailPurpose = "confirmation" | "welcome" | "digest" | "links";

export interface MailMessage {
  readonly purpose: MailPurpose;
  /** One mail per key, ever: providers and the outbox refuse a second one. */
  readonly idempotencyKey: string;
  /** One parsed address. */
  readonly to: string;
  /** As configured in MAIL_FROM; may carry a display name. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: LanguageTag;
}

/** A header value on one line, without control characters: a line break would begin another header. */
export function toHeaderText(text: string): string {
  return oneLine(text);
}

/** A new token is a new mail; the same token is never mailed twice. */
export function confirmationMailKey(tokenHash: string): string {
  return `confirmation/${tokenHash}`;
}

/** One issue goes to one address once. `issueKey` names week and language. */
export function digestMailKey(issueKey: string, addressHash: string): string {
  return `digest/${issueKey}/${addressHash}`;
}

/** Key of the mail about one look at the addresses outside, which is told once. */
export function linksMailKey(lastLook: string): string {
  return `links/${lastLook}`;
}

// The mail port, which every adapter (provider over HTTP, send_email binding, outbox) implements.
export interface MailSender {
  /** Whether a second attempt with the same key is recognised, so that an unanswered one may be repeated. */
  readonly isIdempotent: boolean;
  /** One attempt. Never throws, and never takes longer than the lease of a sending mail. */
  send(message: MailMessage): Promise<SendResult>;
}
