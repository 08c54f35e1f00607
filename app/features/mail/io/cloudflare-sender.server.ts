// Cloudflare's send_email binding. It knows no idempotency key, so an attempt without an answer is not repeated.
// Error codes: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/

import { parseSender } from "~/features/mail/core/mail-config";
import type { SendResult } from "~/features/mail/core/mail-delivery";
import type { MailMessage, MailSender } from "~/features/mail/core/mail-message";

const TIMEOUT_MS = 15_000;
/** The author has to set up a sender that is missing. Meanwhile mails wait. */
const CONFIGURATION_WAIT_SECONDS = 1800;

/** Its one method that is used here. */
export interface EmailBinding {
  send(message: EmailMessageBuilder): Promise<EmailSendResult>;
}

/** Sends through the binding. */
export function createCloudflareSender(binding: EmailBinding, timeoutMs = TIMEOUT_MS): MailSender {
  async function send(message: MailMessage): Promise<SendResult> {
    const sender = parseSender(message.from);
    if (sender === null) return { kind: "refused", reason: "sender", stopsAddress: false };
    const attempt = binding.send({
      from: sender.name === null ? sender.address : { name: sender.name, email: sender.address },
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      headers: { ...message.headers },
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<SendResult>((resolve) => {
      timer = setTimeout(() => resolve({ kind: "unknown", reason: "TimeoutError" }), timeoutMs);
    });
    const answer = attempt.then(
      ({ messageId }): SendResult => ({ kind: "sent", providerId: messageId }),
      (error: unknown) => toResult(findCode(error)),
    );
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
  }
  return { isIdempotent: false, send };
}

function toResult(code: string | null): SendResult {
  if (code === null) return { kind: "unknown", reason: "no error code" };
  switch (code) {
    case "E_RATE_LIMIT_EXCEEDED":
    case "E_DAILY_LIMIT_EXCEEDED":
      return { kind: "retry", reason: code, retryAfterSeconds: null, isBusy: true };
    case "E_INTERNAL_SERVER_ERROR":
      return { kind: "retry", reason: code, retryAfterSeconds: null, isBusy: false };
    case "E_SENDER_NOT_VERIFIED":
    case "E_SENDER_DOMAIN_NOT_AVAILABLE":
      return { kind: "retry", reason: code, retryAfterSeconds: CONFIGURATION_WAIT_SECONDS, isBusy: true };
    case "E_RECIPIENT_SUPPRESSED":
      return { kind: "refused", reason: code, stopsAddress: true };
    default:
      return { kind: "refused", reason: code, stopsAddress: false };
  }
}

function findCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
