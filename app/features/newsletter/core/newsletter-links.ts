// The addresses that mails and forms use, in one place.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/**
 * Result of a button on a page that a mail links to. `unknown`: the link leads to nobody, or not any more.
 * `failed`: the database did not answer.
 */
export type LinkOutcome = "done" | "unknown" | "failed";

/** Takes sign-ups of all three forms, as JSON or as an ordinary form post. */
export const SIGN_UP_PATH = "/api/newsletter";
/** RFC 8058: the mail program posts here, without session or origin. */
export const ONE_CLICK_PATH = "/api/newsletter/one-click";
/** The provider's webhook. */
export const MAIL_EVENTS_PATH = "/api/mail-events";
/** The parameter of a mail's link that holds its token. */
export const TOKEN_PARAMETER = "token";

export interface RecordLinks {
  readonly unsubscribeUrl: string;
  readonly oneClickUrl: string;
  readonly recordUrl: string;
  /** The page that stops further confirmation mails. */
  readonly refuseUrl: string;
}

/** Absolute address of the home page. */
export function homeUrl(origin: string, locale: Locale): string {
  return origin + toPath("home", locale);
}

/** The page with the confirmation button. */
export function confirmUrl(origin: string, locale: Locale, token: string): string {
  return withToken(origin + toPath("newsletter-confirm", locale), token);
}

/** The page with the button that ends the subscription. */
export function unsubscribePath(locale: Locale, token: string): string {
  return withToken(toPath("newsletter-unsubscribe", locale), token);
}

/** The page that shows and deletes what is held. */
export function recordPath(locale: Locale, token: string): string {
  return withToken(toPath("newsletter-record", locale), token);
}

/** Links of a mail to the reader's own record; all take the same token. */
export function recordLinks(origin: string, locale: Locale, token: string): RecordLinks {
  return {
    unsubscribeUrl: origin + unsubscribePath(locale, token),
    oneClickUrl: withToken(origin + ONE_CLICK_PATH, token),
    recordUrl: origin + recordPath(locale, token),
    refuseUrl: withToken(origin + toPath("newsletter-refuse", locale), token),
  };
}

function withToken(url: string, token: string): string {
  return `${url}?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}`;
}
