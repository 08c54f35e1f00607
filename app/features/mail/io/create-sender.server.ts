import type { MailSender } from "~/features/mail/core/mail-message";
import type { MailProvider } from "~/features/mail/core/mail-providers";
import { createCloudflareSender, type EmailBinding } from "./cloudflare-sender.server";
import { createResendSender } from "./resend-sender.server";

/** With no provider configured a mail ends where it already is: in its row, for `npm run outbox` to show. */
const outboxSender: MailSender = {
  isIdempotent: true,
  send: async () => ({ kind: "kept" }),
};

export interface SenderServices {
  readonly fetch: typeof fetch;
  /** The platform's mail service, where it is bound. */
  readonly binding: EmailBinding | null;
}

/** The sender of a provider. Null: mails wait until the provider can be used. */
export function createSender(provider: MailProvider, { fetch, binding }: SenderServices): MailSender | null {
  switch (provider.kind) {
    case "outbox":
      return outboxSender;
    case "resend":
      return createResendSender({ ...provider, fetch });
    case "cloudflare":
      return binding === null ? null : createCloudflareSender(binding);
    case "held":
      return null;
  }
}
