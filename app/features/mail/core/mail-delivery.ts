// Retries of a mail: "no mail lost, none twice". The provider remembers an idempotency key for 24 hours
// (resend.com/docs, "Idempotency keys"), so a mail that may have been taken is not retried after that. One that surely
// was not, as with a wrong key, stays queued.
import { HOUR_MS } from "~/lib/durations";

/**
 * queued: waits for its (next) attempt. sending: an attempt is at work, or died while it was. sent: the provider
 * has taken it. kept: no provider is configured, the outbox is where it ends. failed: given up; `lastError`
 * says why. stopped: the address takes no more mail.
 */
export type MailState = "queued" | "sending" | "sent" | "kept" | "failed" | "stopped";

/** A settled mail is only kept for its key, long enough that nothing can ask for the same mail again. */
export const MAILS_KEPT_DAYS = 30;

/** An adapter's report about one attempt. */
export type SendResult =
  | { readonly kind: "sent"; readonly providerId: string | null }
  /** Not sent anywhere: the outbox adapter. */
  | { readonly kind: "kept" }
  /** Surely not taken this time. `isBusy`: the provider asks everybody to wait, so the next mail need not be tried. */
  | {
      readonly kind: "retry";
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
      readonly isBusy: boolean;
    }
  /** Nobody knows whether it was taken: the answer never came. */
  | { readonly kind: "unknown"; readonly reason: string }
  /** Never going to be taken. `stopsAddress`: because of the address, which is to get no more mail. */
  | { readonly kind: "refused"; readonly reason: string; readonly stopsAddress: boolean };

export type DeliveryDecision =
  | { readonly state: "sent"; readonly providerId: string | null }
  | { readonly state: "kept" }
  | {
      readonly state: "queued";
      readonly waitSeconds: number;
      readonly error: string;
      /** As in the attempts that follow. */
      readonly inDoubtSince: string | null;
    }
  | { readonly state: "failed"; readonly error: string };

export interface DeliveryAttempt {
  /** This one included. */
  readonly attempts: number;
  /** When the first attempt began that may have been taken, this one apart; null where every one surely was not. */
  readonly inDoubtSince: string | null;
  /** When this attempt began. */
  readonly beganAt: string;
  /** Whether the adapter may repeat an attempt with an unknown outcome, because the provider recognises the key. */
  readonly isIdempotent: boolean;
}

/** An hour less than the provider's memory, for clocks and slow attempts. */
const GIVE_UP_AFTER_MS = 23 * HOUR_MS;
/** After an attempt that died, its mail is free again. Longer than any attempt takes. */
export const SENDING_LEASE_SECONDS = 120;
const BACK_OFF_SECONDS = [30, 120, 600, 1800] as const;
const LONGEST_WAIT_SECONDS = 3600;

/** Decides the next state of a mail after one attempt. */
export function decideDelivery(result: SendResult, attempt: DeliveryAttempt, now: Date): DeliveryDecision {
  switch (result.kind) {
    case "sent":
      return { state: "sent", providerId: result.providerId };
    case "kept":
      return { state: "kept" };
    case "refused":
      return { state: "failed", error: result.reason };
    case "unknown":
      return attempt.isIdempotent
        ? tryAgain(result.reason, null, attempt.attempts, attempt.inDoubtSince ?? attempt.beganAt, now)
        : { state: "failed", error: `outcome unknown: ${result.reason}` };
    case "retry":
      return tryAgain(result.reason, result.retryAfterSeconds, attempt.attempts, attempt.inDoubtSince, now);
  }
}

function tryAgain(
  error: string,
  retryAfterSeconds: number | null,
  attempts: number,
  inDoubtSince: string | null,
  now: Date,
): DeliveryDecision {
  const backOff = BACK_OFF_SECONDS[attempts - 1] ?? LONGEST_WAIT_SECONDS;
  const waitSeconds = Math.min(Math.max(backOff, retryAfterSeconds ?? 0), LONGEST_WAIT_SECONDS);
  const isTooLate =
    inDoubtSince !== null &&
    now.getTime() + waitSeconds * 1000 >= Date.parse(inDoubtSince) + GIVE_UP_AFTER_MS;
  return isTooLate ? { state: "failed", error } : { state: "queued", waitSeconds, error, inDoubtSince };
}
