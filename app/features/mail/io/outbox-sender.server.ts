import type { MailSender } from "~/features/mail/core/mail-sender";

/** With no provider configured a mail ends where it already is: in its row, for `npm run outbox` to show. */
export const outboxSender: MailSender = {
  isIdempotent: true,
  send: async () => ({ kind: "kept" }),
};
