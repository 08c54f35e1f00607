// The mail port: what every adapter (provider over HTTP, send_email binding, outbox) can do.

import type { SendResult } from "./mail-delivery";
import type { MailMessage } from "./mail-message";

export interface MailSender {
  /** Whether a second attempt with the same key is recognised, so that an unanswered one may be repeated. */
  readonly isIdempotent: boolean;
  /** One attempt. Never throws, and never takes longer than the lease of a sending mail. */
  send(message: MailMessage): Promise<SendResult>;
}
