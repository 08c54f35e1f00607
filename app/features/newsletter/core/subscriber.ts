// The life of a subscription. Every function says what to do; the answer a visitor gets never depends on which
// of the silent branches was taken.
import type { Locale } from "~/addresses/languages";
import { DAY_MS } from "~/lib/durations";

export const CONFIRM_TOKEN_DAYS = 7;
export const UNCONFIRMED_DAYS = 14;
/** Links to unsubscribe work for a year: people keep mails. */
export const RECORD_LINK_DAYS = 366;
/** Mails are forwarded, so what they show and delete is behind their link for a shorter time. */
export const RECORD_VIEW_DAYS = 60;
/** Limit for one mailbox, over all spellings of its address, so that nobody can fill it. */
export const CONFIRMATION_MAILS_A_YEAR = 3;
/** Confirmation mails are remembered for as long as they count, and so are those who unsubscribed. */
const HISTORY_DAYS = 365;

/** All instants are ISO strings. */
export type Subscriber =
  | {
      readonly state: "pending";
      readonly address: string;
      readonly locale: Locale;
      /** When the last confirmation mail was asked for. */
      readonly pendingSince: string;
      readonly confirmTokenHash: string;
      readonly confirmTokenExpiresAt: string;
    }
  | {
      readonly state: "confirmed";
      readonly address: string;
      readonly locale: Locale;
      readonly confirmedAt: string;
      /** Kept so that a second press of the button finds its subscription again. */
      readonly confirmTokenHash: string;
      readonly confirmTokenExpiresAt: string;
    }
  /** Nothing but the address hash, the key of the row, is left of this one. */
  | { readonly state: "unsubscribed"; readonly unsubscribedAt: string };

/** A sign-up that nobody has confirmed yet. */
export type PendingSubscriber = Extract<Subscriber, { readonly state: "pending" }>;

/** Why no mail is written any more: it bounces, its reader calls it spam, or does not want to be asked again. */
export type StopCause = "bounce" | "complaint" | "refusal";

/**
 * Mails and stops of a mailbox. They outlive an unconfirmed row; otherwise the limits would start again with each new
 * one.
 */
export interface MailHistory {
  /** ISO instants of the confirmation mails of the last year. */
  readonly confirmationMails: readonly string[];
  /** Set: no mail of any kind goes there any more. */
  readonly stoppedBy: StopCause | null;
}

export interface SignUp {
  readonly address: string;
  readonly locale: Locale;
  /** Hash of the fresh token made for this sign-up, used or not. */
  readonly tokenHash: string;
}

/** Sign-up mails of the current hour: over all addresses, or to one domain. */
export interface HourlyMails {
  readonly sent: number;
  readonly cap: number;
}

/** Whether the hour has no room left; asked before the address is looked at, so it tells nothing about it. */
export function isFull(hour: readonly HourlyMails[]): boolean {
  return hour.some(({ sent, cap }) => sent >= cap);
}

export type SignUpDecision =
  /** The neutral answer, a mail and a row. */
  | { readonly kind: "send-confirmation"; readonly subscriber: PendingSubscriber }
  /** The neutral answer and nothing else. `reason` is never for the visitor. */
  | { readonly kind: "stay-silent"; readonly reason: "confirmed" | "day" | "year" | "stopped" };

/** Decides on a valid sign-up. `known` is null for an address never seen. */
export function decideSignUp(
  signUp: SignUp,
  known: Subscriber | null,
  history: MailHistory,
  now: Date,
): SignUpDecision {
  if (known?.state === "confirmed") return { kind: "stay-silent", reason: "confirmed" };
  if (history.stoppedBy !== null) return { kind: "stay-silent", reason: "stopped" };
  const { day, year } = countedSince(now);
  const thisYear = history.confirmationMails.filter((sentAt) => sentAt > year);
  if (thisYear.length >= CONFIRMATION_MAILS_A_YEAR) return { kind: "stay-silent", reason: "year" };
  if (thisYear.some((sentAt) => sentAt > day)) return { kind: "stay-silent", reason: "day" };
  return {
    kind: "send-confirmation",
    subscriber: {
      state: "pending",
      address: signUp.address,
      locale: signUp.locale,
      pendingSince: now.toISOString(),
      confirmTokenHash: signUp.tokenHash,
      confirmTokenExpiresAt: new Date(now.getTime() + CONFIRM_TOKEN_DAYS * DAY_MS).toISOString(),
    },
  };
}

/** The instants (ISO) from which confirmation mails count towards the limit of a day and the limit of a year. */
export function countedSince(now: Date): { readonly day: string; readonly year: string } {
  return { day: daysBefore(now, 1), year: daysBefore(now, HISTORY_DAYS) };
}

export type ConfirmDecision =
  | { readonly kind: "confirm" }
  /** The button was pressed twice: the same page as the first time, nothing to store. */
  | { readonly kind: "already-confirmed" }
  /** Unknown and expired tokens are one answer. */
  | { readonly kind: "invalid-token" };

/** Decides on a POST of the confirmation page; `known` is the row whose token hash matched. */
export function decideConfirmation(known: Subscriber | null, now: Date): ConfirmDecision {
  if (known === null || known.state === "unsubscribed") return { kind: "invalid-token" };
  if (Date.parse(known.confirmTokenExpiresAt) <= now.getTime()) return { kind: "invalid-token" };
  if (known.state === "confirmed") return { kind: "already-confirmed" };
  return { kind: "confirm" };
}

/** Until when (ISO) a link that is made now unsubscribes. */
export function recordLinkEnd(now: Date): string {
  return new Date(now.getTime() + RECORD_LINK_DAYS * DAY_MS).toISOString();
}

/** The instant (ISO) before which an unconfirmed sign-up must have been made for the sweep to remove it. */
export function unconfirmedBefore(now: Date): string {
  return daysBefore(now, UNCONFIRMED_DAYS);
}

/** Whether the digest goes to this subscriber. `stoppedBy` is that of the address. */
export function canReceiveDigest(subscriber: Subscriber, stoppedBy: StopCause | null): boolean {
  return subscriber.state === "confirmed" && stoppedBy === null;
}

/** Until when a link that is stored until `expiresAt` shows and deletes the record. */
export function recordLinkWorks(expiresAt: string, now: Date): boolean {
  const spentDays = RECORD_LINK_DAYS - RECORD_VIEW_DAYS;
  return Date.parse(expiresAt) - spentDays * DAY_MS > now.getTime();
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
