// Inline form, popup and footer post to one endpoint. A honeypot and a minimum fill time guard it. The field names are
// shared with the forms in the browser, so this file must stay free of zod.

import { isPageLanguage, type PageLanguage } from "~/addresses/languages";

export const EMAIL_FIELD = "email";
/** Hidden from people; named like nothing a browser fills in by itself. */
export const HONEYPOT_FIELD = "class_code";
/**
 * Milliseconds between the form being shown and its submission, set by the script at submit. A form of the page is
 * shown with it: its code comes only at the first touch, and counted from there whoever lets the browser fill in the
 * address would be too fast. Measured in the browser because pages are cached and shared: a time written into the HTML
 * would be that of another visitor.
 */
export const ELAPSED_FIELD = "elapsed";
export const LOCALE_FIELD = "locale";
export const PLACE_FIELD = "place";
/** Named by Turnstile's own script. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

export const MIN_FILL_MS = 1200;
/** Turnstile tokens have at most 2048 characters. */
const FIELD_MAX_LENGTH = 2048;

export const SIGN_UP_PLACES = ["inline", "popup", "footer"] as const;
export type SignUpPlace = (typeof SIGN_UP_PLACES)[number];

export interface SignUpForm {
  readonly email: string;
  readonly place: SignUpPlace;
  /** null: no language was sent; the caller falls back to the path. */
  readonly language: PageLanguage | null;
  readonly turnstileToken: string | null;
  /**
   * `robot`: the honeypot was filled; give the ordinary answer and do nothing. `too-fast`: ask to press the
   * button again, because a password manager can be that quick too.
   */
  readonly sender: "person" | "robot" | "too-fast";
}

/**
 * Reads a posted form or JSON body, already turned into a plain record. Missing or odd fields become empty
 * ones. Without a script there is no elapsed time, and none is asked for.
 */
export function parseSignUpForm(fields: Readonly<Record<string, unknown>>): SignUpForm {
  const read = (name: string): string => {
    const value = fields[name];
    return typeof value === "string" ? value.slice(0, FIELD_MAX_LENGTH) : "";
  };
  const language = read(LOCALE_FIELD);
  const place = read(PLACE_FIELD);
  return {
    email: read(EMAIL_FIELD),
    place: SIGN_UP_PLACES.find((known) => known === place) ?? "inline",
    language: isPageLanguage(language) ? language : null,
    turnstileToken: read(TURNSTILE_FIELD) || null,
    sender: judgeSender(read(HONEYPOT_FIELD), fields[ELAPSED_FIELD]),
  };
}

function judgeSender(honeypot: string, elapsed: unknown): SignUpForm["sender"] {
  if (honeypot !== "") return "robot";
  if (elapsed === undefined || elapsed === "") return "person";
  const elapsedMs = typeof elapsed === "number" ? elapsed : Number.parseInt(String(elapsed), 10);
  return elapsedMs >= MIN_FILL_MS ? "person" : "too-fast";
}
