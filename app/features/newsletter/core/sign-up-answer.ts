// Answers of the sign-up endpoint. "accepted" says the same to new, pending and known addresses; everything else
// is decided without looking at the address. Shared with the forms: no zod here.
import type { EmailAddressProblem } from "~/features/mail/core/email-address";

export type SignUpAnswer =
  | { readonly state: "accepted" }
  | { readonly state: "invalid"; readonly reason: EmailAddressProblem }
  /** Sent quicker than a person types: the button has to be pressed again. */
  | { readonly state: "too-fast" }
  /** The bot check was missing, used before, or not passed. */
  | { readonly state: "check-failed" }
  /** The bot check could not be made; nothing was accepted. */
  | { readonly state: "check-unavailable" }
  /** Too many from one place. */
  | { readonly state: "limited"; readonly retryAfterSeconds: number }
  /** Too many without a script, and so without the bot check, this hour. */
  | { readonly state: "without-script"; readonly retryAfterSeconds: number }
  /** Too many mails this hour. */
  | { readonly state: "try-later"; readonly retryAfterSeconds: number }
  | { readonly state: "failed" };

export type SignUpState = SignUpAnswer["state"];

/** HTTP status of the JSON answer. */
export const ANSWER_STATUS = {
  accepted: 200,
  invalid: 422,
  "too-fast": 422,
  "check-failed": 422,
  "check-unavailable": 503,
  limited: 429,
  "without-script": 503,
  "try-later": 503,
  failed: 503,
} as const satisfies Record<SignUpState, number>;

const PROBLEMS: readonly EmailAddressProblem[] = [
  "empty",
  "line-break",
  "several-addresses",
  "display-name",
  "missing-at",
  "local-part",
  "local-part-not-ascii",
  "domain",
  "too-long",
];

/** The query of the answer page; it names no address. */
export function answerPageSearch(answer: SignUpAnswer): string {
  const search = new URLSearchParams({ state: answer.state });
  if (answer.state === "invalid") search.set("reason", answer.reason);
  return `?${search}`;
}

/** An answer without its seconds, parsed from the query of the answer page or from the endpoint's JSON. */
export type SignUpNotice =
  | { readonly state: "invalid"; readonly reason: EmailAddressProblem }
  | { readonly state: Exclude<SignUpState, "invalid"> };

/** Null for anything that is no answer of ours. */
export function parseSignUpNotice(state: unknown, reason: unknown): SignUpNotice | null {
  if (state === "invalid") {
    return { state, reason: PROBLEMS.find((known) => known === reason) ?? "domain" };
  }
  const isState = (text: unknown): text is Exclude<SignUpState, "invalid"> =>
    typeof text === "string" && text !== "invalid" && Object.hasOwn(ANSWER_STATUS, text);
  return isState(state) ? { state } : null;
}
