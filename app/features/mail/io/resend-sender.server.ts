// Resend's HTTP API. Answers: https://resend.com/docs/api-reference/errors; a second request with the same
// key within 24 hours gets the first answer again and sends nothing.
import * as z from "zod/mini";
import type { SendResult } from "~/features/mail/core/mail-delivery";
import type { MailMessage, MailSender } from "~/features/mail/core/mail-message";

import { parseJson } from "~/lib/parse-json";
import { parseRetryAfter } from "~/lib/retry-after";

const TIMEOUT_MS = 15_000;
/** The author has to mend a wrong key, an unverified sender or a wrong address. Meanwhile mails wait. */
const CONFIGURATION_WAIT_SECONDS = 1800;

export interface ResendOptions {
  readonly fetch: typeof fetch;
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly timeoutMs?: number;
}

const accepted = z.object({ id: z.string() });
const refused = z.object({ name: z.string() });

/** Sends through Resend. */
export function createResendSender({ fetch, apiKey, baseUrl, timeoutMs }: ResendOptions): MailSender {
  async function send(message: MailMessage): Promise<SendResult> {
    try {
      const response = await fetch(`${baseUrl}/emails`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": message.idempotencyKey,
        },
        body: JSON.stringify({
          from: message.from,
          to: [message.to],
          subject: message.subject,
          text: message.text,
          html: message.html,
          headers: message.headers,
        }),
        // A server that redirects must not get the key and the mail as well.
        redirect: "manual",
        // The time limit covers the body as well: an answer that never ends is no answer.
        signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
      });
      const retryAfter = parseRetryAfter(response.headers.get("Retry-After"), Date.now());
      return toResult(response.status, await response.text(), retryAfter);
    } catch (error) {
      return { kind: "unknown", reason: error instanceof Error ? error.name : "network" };
    }
  }
  return { isIdempotent: true, send };
}

function toResult(status: number, body: string, retryAfterSeconds: number | null): SendResult {
  const parsed = parseJson(body);
  if (status >= 200 && status < 300) {
    return { kind: "sent", providerId: accepted.safeParse(parsed).data?.id ?? null };
  }
  // The name of the error and not its message, which may repeat the address.
  const name = refused.safeParse(parsed).data?.name ?? null;
  const reason = name === null ? `status:${status}` : `status:${status} ${name}`;
  if (status === 429) return { kind: "retry", reason, retryAfterSeconds, isBusy: true };
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status === 401 || status === 403) {
    return { kind: "retry", reason, retryAfterSeconds: CONFIGURATION_WAIT_SECONDS, isBusy: true };
  }
  if (status === 409 && name === "concurrent_idempotent_requests") {
    return { kind: "retry", reason, retryAfterSeconds, isBusy: false };
  }
  if (status === 408 || status >= 500) return { kind: "unknown", reason };
  return { kind: "refused", reason, stopsAddress: false };
}
