// Who may sign up: everybody who passes the bot check, and a few people an hour who cannot take it.
import type { Context } from "hono";
import type { Db } from "~/db/client.server";
import { countInWindow } from "~/db/rate-window-store.server";
import type { SignUpForm } from "~/features/newsletter/core/form-guards";
import type { SignUpAnswer } from "~/features/newsletter/core/sign-up-answer";
import { checkTurnstile } from "~/features/newsletter/io/turnstile.server";
import { secondsLeftInWindow, windowStartOf } from "~/lib/rate-window";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";
import { clientAddress } from "./client-address";
import { secondsToWait } from "./client-limit";

/**
 * How many sign-ups an hour may come without a bot check, over all visitors. A robot can claim to have no script, so
 * this must be little.
 */
const UNCHECKED = { key: "newsletter-unchecked", limit: 10, windowSeconds: 3600 } as const;
/** Of these, so that one client shuts nobody out. */
const UNCHECKED_OF_CLIENT = { name: "newsletter-unchecked", limit: 2, windowSeconds: 3600 } as const;

export interface Sender {
  readonly form: SignUpForm;
  /** False for an ordinary form post, which has no token because the check is a script. */
  readonly hasScript: boolean;
}

/** Null when the sender may go on, otherwise the answer. Nothing here looks at the address. */
export async function refuseSender(
  c: Context<AppBindings>,
  db: Db,
  { form, hasScript }: Sender,
  now: Date,
): Promise<SignUpAnswer | null> {
  const { siteOrigin, mail, turnstile, isBotCheckBroken } = getConfig(c.env);
  if (isBotCheckBroken) return { state: "check-unavailable" };
  if (turnstile === null) {
    // Mails in an outbox are not delivered, so they cannot harm anybody.
    return mail.provider.kind === "outbox" ? null : takeUncheckedPlace(c, db, "try-later", now);
  }
  const token = form.turnstileToken;
  if (!hasScript && token === null) return takeUncheckedPlace(c, db, "without-script", now);
  const check = await checkTurnstile({
    fetch,
    settings: turnstile,
    token,
    clientAddress: clientAddress(c),
    hostname: new URL(siteOrigin).hostname,
  });
  if (check.kind === "passed") return null;
  return { state: check.kind === "rejected" ? "check-failed" : "check-unavailable" };
}

async function takeUncheckedPlace(
  c: Context<AppBindings>,
  db: Db,
  state: "try-later" | "without-script",
  now: Date,
): Promise<SignUpAnswer | null> {
  const wait = await secondsToWait(c, db, UNCHECKED_OF_CLIENT, now);
  if (wait !== null) return { state: "limited", retryAfterSeconds: wait };
  const { key, limit, windowSeconds } = UNCHECKED;
  const windowStart = windowStartOf(now.getTime(), windowSeconds);
  if (await countInWindow(db, key, windowStart, limit)) return null;
  return { state, retryAfterSeconds: secondsLeftInWindow(now.getTime(), windowSeconds) };
}
