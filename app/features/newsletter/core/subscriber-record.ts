// The record of a subscriber, as the page behind a mail's link shows it.
import type { Locale } from "~/addresses/languages";
import type { MailHistory, Subscriber } from "./subscriber";

/** Everything that is stored with an address. All instants are ISO strings. */
export interface SubscriberRecord {
  /** Masked, because the links of a forwarded mail open for anybody. */
  readonly address: string;
  readonly locale: Locale;
  readonly state: "pending" | "confirmed";
  /** Since when the state holds. */
  readonly since: string;
  /** Confirmation mails of the last year to this mailbox, and when the last one was asked for. */
  readonly confirmationMails: number;
  readonly lastConfirmationAt: string | null;
}

/** Null when nothing but a hash is held. */
export function toRecord(
  subscriber: Subscriber | null,
  { confirmationMails }: MailHistory,
): SubscriberRecord | null {
  if (subscriber === null || subscriber.state === "unsubscribed") return null;
  return {
    address: maskAddress(subscriber.address),
    locale: subscriber.locale,
    state: subscriber.state,
    since: subscriber.state === "pending" ? subscriber.pendingSince : subscriber.confirmedAt,
    confirmationMails: confirmationMails.length,
    lastConfirmationAt: [...confirmationMails].sort().at(-1) ?? null,
  };
}

/** Enough for its owner to know it by: "j•••@example.org". The dots say nothing of its length. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
