// Replayed, missing and foreign tokens are rejected. While Turnstile is down, nobody passes.
import * as z from "zod/mini";

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

/** Reads the verdict of siteverify; `body` is null when it could not be reached or answered no JSON. */
export function parseTurnstileAnswer(body: unknown, expectedHostname: string): TurnstileOutcome {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return { kind: "unavailable" };
  if (parsed.data.success) {
    return { kind: parsed.data.hostname === expectedHostname ? "passed" : "rejected" };
  }
  const codes = parsed.data["error-codes"] ?? [];
  return { kind: codes.some((code) => OUR_FAULTS.has(code)) ? "unavailable" : "rejected" };
}
