// Who may sign up or report a mistake: everybody who passes the bot check, and a few people an hour who cannot take it.
import type { Context } from "hono";
import type { Db } from "~/db/client.server";
import { countInWindow } from "~/db/rate-window-store.server";
import type { SignUpAnswer } from "~/features/newsletter/core/sign-up-answer";
import { checkTurnstile } from "~/features/newsletter/io/turnstile.server";
import { secondsLeftInWindow, toWindowStart } from "~/lib/rate-window";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";
import { clientAddress } from "./client-address";
import { type ClientLimit, secondsToWait } from "./client-limit";

/**
 * How many sign-ups an hour may come without a bot check, over all visitors. A robot can claim to have no script, so
 * this must be little.
 */
const UNCHECKED = { limit: 10, windowSeconds: 3600 } as const;
/** Of these, so that one client shuts nobody out. */
const UNCHECKED_OF_CLIENT = { limit: 2, windowSeconds: 3600 } as const;

interface Sender {
  readonly turnstileToken: string | null;
  /** Of the form: each has its own, and its own places without a check. */
  readonly limit: ClientLimit;
  /** False for an ordinary form post, which has no token because the check is a script. */
  readonly hasScript: boolean;
}

type RefusedState = "limited" | "try-later" | "without-script" | "check-failed" | "check-unavailable";
type SenderRefusal = Extract<SignUpAnswer, { readonly state: RefusedState }>;

/** Null when the sender may go on, otherwise the answer. Nothing here looks at the address. */
export async function refuseSender(
  c: Context<AppBindings>,
  db: Db,
  { turnstileToken: token, hasScript, limit }: Sender,
  now: Date,
): Promise<SenderRefusal | null> {
  const wait = await secondsToWait(c, db, limit, now);
  if (wait !== null) return { state: "limited", retryAfterSeconds: wait };
  const { siteOrigin, mail, turnstile, isBotCheckBroken } = getConfig(c.env);
  if (isBotCheckBroken) return { state: "check-unavailable" };
  if (turnstile === null) {
    // Mails in an outbox are not delivered, so they cannot harm anybody.
    return mail.provider.kind === "outbox"
      ? null
      : takeUncheckedPlace(c, db, { state: "try-later", limit }, now);
  }
  if (!hasScript && token === null) return takeUncheckedPlace(c, db, { state: "without-script", limit }, now);
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
  { state, limit: { name } }: { readonly state: "try-later" | "without-script"; readonly limit: ClientLimit },
  now: Date,
): Promise<SenderRefusal | null> {
  const key = `${name}-unchecked`;
  const wait = await secondsToWait(c, db, { ...UNCHECKED_OF_CLIENT, name: key }, now);
  if (wait !== null) return { state: "limited", retryAfterSeconds: wait };
  const { limit, windowSeconds } = UNCHECKED;
  const windowStart = toWindowStart(now.getTime(), windowSeconds);
  if (await countInWindow(db, key, windowStart, limit)) return null;
  return { state, retryAfterSeconds: secondsLeftInWindow(now.getTime(), windowSeconds) };
}
