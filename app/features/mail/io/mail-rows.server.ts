// Mails enter in the same transaction as their cause, so the statement is shared by the features that write mails.
// One JSON parameter, because a digest writes many at once and D1 allows 100 parameters.
import { type SQL, sql } from "drizzle-orm";
import type { MailMessage } from "~/features/mail/core/mail-message";

export interface NewMail {
  readonly addressHash: string;
  readonly message: MailMessage;
}

/**
 * The statement that stores mails, due at once. `condition` may speak of `entry.value`, the row's JSON with
 * `address_hash`. A key that is there already stays as it is.
 */
export function insertMails(newMails: readonly NewMail[], now: Date, condition: SQL): SQL {
  const rows = newMails.map(({ addressHash, message }) => ({
    idempotency_key: message.idempotencyKey,
    address_hash: addressHash,
    purpose: message.purpose,
    message,
  }));
  const at = now.toISOString();
  return sql`
    insert into mails (idempotency_key, address_hash, purpose, state, message, created_at, next_attempt_at)
    select
      entry.value ->> 'idempotency_key', entry.value ->> 'address_hash', entry.value ->> 'purpose', 'queued',
      entry.value -> 'message', ${at}, ${at}
    from json_each(${JSON.stringify(rows)}) entry
    where ${condition}
    on conflict (idempotency_key) do nothing`;
}
