// Product decisions, "Newsletter": what we hold about somebody, as the page behind a mail's link shows it.
import type { Locale } from "~/i18n/locale";
import type { MailHistory, Subscriber } from "./subscriber";

/** Everything that is stored with an address. All instants are ISO strings. */
export interface SubscriberRecord {
  readonly address: string;
  readonly locale: Locale;
  readonly state: "pending" | "confirmed";
  /** Since when the state holds. */
  readonly since: string;
  /** Confirmation mails since the address was last confirmed, and when the last one was asked for. */
  readonly confirmationMails: number;
  readonly lastConfirmationAt: string | null;
}

/** Null when nothing but a hash is held. */
export function toRecord(
  subscriber: Subscriber | null,
  history: MailHistory | null,
): SubscriberRecord | null {
  if (subscriber === null || subscriber.state === "unsubscribed") return null;
  return {
    address: subscriber.address,
    locale: subscriber.locale,
    state: subscriber.state,
    since: subscriber.state === "pending" ? subscriber.pendingSince : subscriber.confirmedAt,
    confirmationMails: history?.unconfirmedMails ?? 0,
    lastConfirmationAt: history?.lastConfirmationAt ?? null,
  };
}
