// Product decisions, "Newsletter": Turnstile when a key is configured. Half a configuration would either let
// everybody through or nobody, so it stops the start.

/** Where the widget comes from; the page's policy lets this origin in when a site key is configured. */
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

export type TurnstileConfigResult =
  | { readonly ok: true; readonly settings: TurnstileSettings | null }
  | { readonly ok: false; readonly variable: keyof TurnstileVariables; readonly detail: string };

/** The settings, null when the check is off, or the value that is missing or wrong. */
export function parseTurnstileConfig(variables: TurnstileVariables): TurnstileConfigResult {
  const siteKey = variables.TURNSTILE_SITE_KEY?.trim() ?? "";
  const secretKey = variables.TURNSTILE_SECRET_KEY?.trim() ?? "";
  const verifyUrl = variables.TURNSTILE_VERIFY_URL?.trim() || VERIFY_URL;
  if (siteKey === "" && secretKey === "") return { ok: true, settings: null };
  const missing = siteKey === "" ? "TURNSTILE_SITE_KEY" : secretKey === "" ? "TURNSTILE_SECRET_KEY" : null;
  if (missing !== null) return { ok: false, variable: missing, detail: "is needed beside the other key" };
  if (!/^https?:\/\//.test(verifyUrl) || !URL.canParse(verifyUrl)) {
    return { ok: false, variable: "TURNSTILE_VERIFY_URL", detail: "must be an http(s) address" };
  }
  return { ok: true, settings: { siteKey, secretKey, verifyUrl } };
}
