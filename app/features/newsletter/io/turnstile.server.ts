// A token is checked once, for this site's host. If it cannot be checked, nothing is accepted.
import {
  parseTurnstileAnswer,
  type TurnstileOutcome,
  type TurnstileSettings,
} from "~/features/newsletter/core/turnstile-config";

const TIMEOUT_MS = 5000;

export interface TurnstileCheck {
  readonly fetch: typeof fetch;
  readonly settings: TurnstileSettings;
  readonly token: string | null;
  readonly clientAddress: string;
  /** Of the configured origin, never of the request. */
  readonly hostname: string;
  readonly timeoutMs?: number;
}

/** Asks siteverify. Never throws. */
export async function checkTurnstile({ fetch, ...check }: TurnstileCheck): Promise<TurnstileOutcome> {
  if (check.token === null) return { kind: "rejected" };
  try {
    const answer = await fetch(check.settings.verifyUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        secret: check.settings.secretKey,
        response: check.token,
        remoteip: check.clientAddress,
      }),
      // A redirect must not carry the secret to another address, and an answer from there would not count.
      redirect: "manual",
      signal: AbortSignal.timeout(check.timeoutMs ?? TIMEOUT_MS),
    });
    if (answer.status >= 300 && answer.status < 400) return { kind: "unavailable" };
    return parseTurnstileAnswer(await answer.json(), check.hostname);
  } catch {
    return { kind: "unavailable" };
  }
}
