// The bot check of the sign-up form: both keys or none.

import * as z from "zod/mini";
import { type ConfigProblem, isHttpAddress, readKey } from "~/lib/configured-text";

// Replayed, missing and foreign tokens are rejected. While Turnstile is down, nobody passes.
export type TurnstileOutcome =
  | { readonly kind: "passed" }
  /** Ask the visitor to try the check again. */
  | { readonly kind: "rejected" }
  /** The check itself could not be made: nothing is accepted, and the message says so. */
  | { readonly kind: "unavailable" };

const answer = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  "error-codes": z.optional(z.array(z.string())),
});

/** The site's or Cloudflare's fault, not the visitor's. */
const OUR_FAULTS = new Set(["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"]);

/** Reads the verdict of siteverify. */
export function parseTurnstileAnswer(body: unknown, expectedHostname: string): TurnstileOutcome {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return { kind: "unavailable" };
  if (parsed.data.success) {
    return { kind: parsed.data.hostname === expectedHostname ? "passed" : "rejected" };
  }
  const codes = parsed.data["error-codes"] ?? [];
  return { kind: codes.some((code) => OUR_FAULTS.has(code)) ? "unavailable" : "rejected" };
}

/** The origin of the widget, which the page's policy allows when a site key is configured. */
export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";
const VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`;

export interface TurnstileSettings {
  /** Public: it is sent to the browser. */
  readonly siteKey: string;
  readonly secretKey: string;
  readonly verifyUrl: string;
}

/** Text by name; absent is the same as empty. */
export type TurnstileVariables = Readonly<
  Partial<Record<"TURNSTILE_SITE_KEY" | "TURNSTILE_SECRET_KEY" | "TURNSTILE_VERIFY_URL", string>>
>;

type TurnstileVariable = keyof TurnstileVariables;

interface TurnstileConfig {
  /** Null: there is no check, or it cannot be made. */
  readonly settings: TurnstileSettings | null;
  /** The check is wanted and cannot be made, so nobody may be let through. */
  readonly isBroken: boolean;
  readonly problems: readonly ConfigProblem<TurnstileVariable>[];
}

/** The settings of the check, with their problems. */
export function parseTurnstileConfig(variables: TurnstileVariables): TurnstileConfig {
  const problems: ConfigProblem<TurnstileVariable>[] = [];
  const given = (variable: TurnstileVariable) => variables[variable]?.trim() ?? "";
  const isWanted = given("TURNSTILE_SITE_KEY") !== "" || given("TURNSTILE_SECRET_KEY") !== "";
  const key = (variable: TurnstileVariable): string => {
    const text = given(variable);
    if (text === "") {
      if (isWanted) problems.push({ variable, detail: "is needed beside the other key" });
      return "";
    }
    const { value, wrong } = readKey(text);
    for (const detail of wrong) problems.push({ variable, detail });
    return value;
  };
  const siteKey = key("TURNSTILE_SITE_KEY");
  const secretKey = key("TURNSTILE_SECRET_KEY");
  const verifyUrl = given("TURNSTILE_VERIFY_URL") || VERIFY_URL;
  if (!isHttpAddress(verifyUrl)) {
    problems.push({ variable: "TURNSTILE_VERIFY_URL", detail: "must be an http(s) address" });
  }
  const isBroken = isWanted && problems.length > 0;
  return { settings: isWanted && !isBroken ? { siteKey, secretKey, verifyUrl } : null, isBroken, problems };
}
