// A newsletter form is idle, loading, or has ended in success or error. Success clears the email.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  ELAPSED_FIELD,
  EMAIL_FIELD,
  type SignUpPlace,
  TURNSTILE_FIELD,
} from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { isChanged } from "~/ui/changed-control";
import { trackEvent } from "~/ui/track-event";

const ANSWER_TIMEOUT_MS = 20_000;
/** On the clock of `performance`; a form of the page was shown then. */
const PAGE_OPENED = 0;

export type SignUpStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "success"; readonly message: string }
  /** `field`: it is the address that has to be changed. `failed`: nothing can be said but that it failed. */
  | {
      readonly kind: "error";
      readonly message: string;
      readonly reason: "empty" | "field" | "failed" | "other";
    };

export interface SignUp {
  /** Of the form itself. */
  readonly form: RefObject<HTMLFormElement>;
  readonly status: SignUpStatus;
  /** True from the first letter typed on: only then may the bot check be loaded. */
  readonly isTouched: boolean;
  /** Raised after each answer, because a token of the bot check is good for one use only. */
  readonly round: number;
  /** Raised when the bot check did not come and is asked for once more. */
  readonly attempt: number;
  /** Says that the bot check did not come. */
  readonly setCheckDown: (isDown: boolean) => void;
  readonly touch: () => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<SignUpStatus>;
}

/** The behaviour shared by inline form, popup and footer. */
export function useSignUp(place: SignUpPlace, turnstileSiteKey: string | null): SignUp {
  const { errors } = useMessages(newsletterMessages);
  const [status, setStatus] = useState<SignUpStatus>({ kind: "idle" });
  const [isTouched, setTouched] = useState(false);
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isCheckDown, setCheckDown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [shownAt] = useState(() => (place === "popup" ? performance.now() : PAGE_OPENED));

  // Counts text entered before hydration as typed, because no further input may follow it.
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) setTouched(true);
  }, []);

  function settle(next: SignUpStatus): SignUpStatus {
    setStatus(next);
    return next;
  }

  /** The bot check is not over yet; or it did not come, which waiting does not mend. */
  function settleUnchecked(): SignUpStatus {
    if (!isCheckDown) return settle({ kind: "error", message: errors.check, reason: "other" });
    setCheckDown(false);
    setAttempt((count) => count + 1);
    return settle({ kind: "error", message: errors.failed, reason: "failed" });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<SignUpStatus> {
    event.preventDefault();
    const sent = event.currentTarget;
    const fields = Object.fromEntries(new FormData(sent));
    setTouched(true);
    if (status.kind === "loading") return status;
    if (String(fields[EMAIL_FIELD] ?? "").trim() === "") {
      focusEmail(sent);
      return settle({ kind: "error", message: errors.empty, reason: "empty" });
    }
    if (turnstileSiteKey !== null && !fields[TURNSTILE_FIELD]) return settleUnchecked();
    setStatus({ kind: "loading" });
    const elapsed = Math.round(performance.now() - shownAt);
    const answer = await post({ ...fields, [ELAPSED_FIELD]: elapsed }, errors.failed);
    setRound((count) => count + 1);
    if (answer.kind === "success") {
      sent.reset();
      trackEvent("newsletter_signup", { place });
    } else if (answer.kind === "error" && answer.reason === "field") {
      focusEmail(sent);
    }
    return settle(answer);
  }

  return {
    form,
    status,
    isTouched,
    round,
    attempt,
    setCheckDown,
    touch: () => setTouched(true),
    submit,
  };
}

/** Puts the focus on the address of a sign-up form. */
export function focusEmail(form: HTMLFormElement): void {
  const input = form.elements.namedItem(EMAIL_FIELD);
  if (input instanceof HTMLInputElement) input.focus();
}

/** The endpoint says in words what happened. Without its answer the sign-up has failed. */
async function post(fields: Readonly<Record<string, unknown>>, failed: string): Promise<SignUpStatus> {
  try {
    const response = await fetch(SIGN_UP_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (typeof answer === "object" && answer !== null && "state" in answer && "message" in answer) {
      const message = String(answer.message);
      if (answer.state === "accepted") return { kind: "success", message };
      const reason = answer.state === "invalid" ? "field" : answer.state === "failed" ? "failed" : "other";
      return { kind: "error", message, reason };
    }
  } catch (error) {
    console.warn("sign-up failed", error);
  }
  return { kind: "error", message: failed, reason: "failed" };
}
