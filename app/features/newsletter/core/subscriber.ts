// Product decisions, "Newsletter", and faults rows 44, 45, 47, 50: the life of a subscription. Every function
// says what to do; the answer a visitor gets never depends on which of the silent branches was taken.
import type { Locale } from "~/i18n/locale";

export const CONFIRM_TOKEN_DAYS = 7;
export const UNCONFIRMED_DAYS = 14;
/** Links to unsubscribe and to the record work for a year: people keep mails. */
export const RECORD_LINK_DAYS = 366;
/** Faults row 44. */
export const CONFIRMATION_MAILS_EVER = 3;
const CONFIRMATION_INTERVAL_MS = 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** All instants are ISO strings. */
export type Subscriber =
  | {
      readonly state: "pending";
      readonly address: string;
      readonly locale: Locale;
      /** When this sign-up began; a repeated sign-up does not move it. */
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

/**
 * What is remembered by address hash alone. It outlives an unconfirmed row, or "three ever" would start anew
 * every fortnight.
 */
export interface MailHistory {
  /** Confirmation mails since the address was last confirmed. */
  readonly unconfirmedMails: number;
  readonly lastConfirmationAt: string | null;
  /** Set by a permanent bounce or a complaint: no mail of any kind goes to this address any more. */
  readonly stoppedBy: "bounce" | "complaint" | null;
}

export const NO_MAIL_HISTORY: MailHistory = {
  unconfirmedMails: 0,
  lastConfirmationAt: null,
  stoppedBy: null,
};

export interface SignUp {
  readonly address: string;
  readonly locale: Locale;
  /** Hash of the fresh token made for this sign-up, used or not. */
  readonly tokenHash: string;
}

/** Sign-up mails of the current hour, over all addresses. */
export interface HourlyMails {
  readonly sent: number;
  readonly cap: number;
}

export type SignUpDecision =
  /** 503 with the "try later" text, whatever the address: decided before the address is looked at. */
  | { readonly kind: "try-later" }
  /** The neutral answer, a mail and a row. */
  | { readonly kind: "send-confirmation"; readonly subscriber: Subscriber; readonly history: MailHistory }
  /** The neutral answer and nothing else. `reason` is for counting, never for the visitor. */
  | { readonly kind: "stay-silent"; readonly reason: "confirmed" | "daily" | "ever" | "stopped" };

/** Decides on a valid sign-up. `known` and `history` are null for an address never seen. */
export function decideSignUp(
  signUp: SignUp,
  known: Subscriber | null,
  history: MailHistory | null,
  hour: HourlyMails,
  now: Date,
): SignUpDecision {
  if (hour.sent >= hour.cap) return { kind: "try-later" };
  if (known?.state === "confirmed") return { kind: "stay-silent", reason: "confirmed" };
  const past = history ?? NO_MAIL_HISTORY;
  if (past.stoppedBy !== null) return { kind: "stay-silent", reason: "stopped" };
  if (past.unconfirmedMails >= CONFIRMATION_MAILS_EVER) return { kind: "stay-silent", reason: "ever" };
  if (past.lastConfirmationAt !== null && isWithin(past.lastConfirmationAt, CONFIRMATION_INTERVAL_MS, now)) {
    return { kind: "stay-silent", reason: "daily" };
  }
  return {
    kind: "send-confirmation",
    subscriber: {
      state: "pending",
      address: signUp.address,
      locale: signUp.locale,
      pendingSince: known?.state === "pending" ? known.pendingSince : now.toISOString(),
      confirmTokenHash: signUp.tokenHash,
      confirmTokenExpiresAt: new Date(now.getTime() + CONFIRM_TOKEN_DAYS * DAY_MS).toISOString(),
    },
    history: {
      ...past,
      unconfirmedMails: past.unconfirmedMails + 1,
      lastConfirmationAt: now.toISOString(),
    },
  };
}

export type ConfirmDecision =
  | { readonly kind: "confirm"; readonly subscriber: Subscriber; readonly history: MailHistory }
  /** The button was pressed twice: the same page as the first time, nothing to store. */
  | { readonly kind: "already-confirmed" }
  /** Unknown and expired tokens are one answer (faults row 50). */
  | { readonly kind: "invalid-token" };

/** Decides on a POST of the confirmation page; `known` is the row whose token hash matched. */
export function decideConfirmation(
  known: Subscriber | null,
  history: MailHistory | null,
  now: Date,
): ConfirmDecision {
  if (known === null || known.state === "unsubscribed") return { kind: "invalid-token" };
  if (Date.parse(known.confirmTokenExpiresAt) <= now.getTime()) return { kind: "invalid-token" };
  if (known.state === "confirmed") return { kind: "already-confirmed" };
  return {
    kind: "confirm",
    subscriber: {
      state: "confirmed",
      address: known.address,
      locale: known.locale,
      confirmedAt: now.toISOString(),
      confirmTokenHash: known.confirmTokenHash,
      confirmTokenExpiresAt: known.confirmTokenExpiresAt,
    },
    history: { ...(history ?? NO_MAIL_HISTORY), unconfirmedMails: 0 },
  };
}

/** Unsubscribing works from every state and any number of times; the address is forgotten. */
export function unsubscribe(known: Subscriber, now: Date): Subscriber {
  if (known.state === "unsubscribed") return known;
  return { state: "unsubscribed", unsubscribedAt: now.toISOString() };
}

/** What a bounce or complaint leaves behind. A complaint is never overwritten by a later bounce. */
export function stopMail(history: MailHistory | null, cause: "bounce" | "complaint"): MailHistory {
  const past = history ?? NO_MAIL_HISTORY;
  return past.stoppedBy === "complaint" ? past : { ...past, stoppedBy: cause };
}

/**
 * Whether the sweep removes this row: unconfirmed for 14 days, and no link of ours still promises to work (a
 * mail asked for on day 10 is good until day 17).
 */
export function isExpired(subscriber: Subscriber, now: Date): boolean {
  if (subscriber.state !== "pending") return false;
  return (
    !isWithin(subscriber.pendingSince, UNCONFIRMED_DAYS * DAY_MS, now) &&
    Date.parse(subscriber.confirmTokenExpiresAt) <= now.getTime()
  );
}

/** Whether the digest goes to this subscriber. */
export function canReceiveDigest(subscriber: Subscriber, history: MailHistory | null): boolean {
  return subscriber.state === "confirmed" && (history?.stoppedBy ?? null) === null;
}

function isWithin(instant: string, spanMs: number, now: Date): boolean {
  return now.getTime() - Date.parse(instant) < spanMs;
}
