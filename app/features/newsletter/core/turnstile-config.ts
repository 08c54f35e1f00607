// The bot check of the sign-up form: both keys or none.
import { type ConfigProblem, isHttpAddress, readKey } from "~/lib/configured-text";

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

type TurnstileVariable = keyof TurnstileVariables;

interface TurnstileConfig {
  /** Null: there is no check, or it cannot be made. */
  readonly settings: TurnstileSettings | null;
  /** The check is wanted and cannot be made, so nobody may be let through. */
  readonly isBroken: boolean;
  readonly problems: readonly ConfigProblem<TurnstileVariable>[];
}

/** The settings of the check, with what is missing or wrong. */
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
