// RFC 9116: where to report a weakness.

import { toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE, WRITTEN_LANGUAGES } from "~/addresses/languages";
import { DAY_MS } from "~/lib/durations";

/** The RFC wants the date to be less than a year ahead. */
const VALID_DAYS = 364;

export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

interface SecurityTextInput {
  readonly origin: string;
  /** null while CONTACT_EMAIL is not configured; then the contact page stands for it. */
  readonly contactEmail: string | null;
  readonly now: Date;
}

/** The text of security.txt as of `now`. */
export function createSecurityText({ origin, contactEmail, now }: SecurityTextInput): string {
  const contact =
    contactEmail === null ? origin + toPath("contact", DEFAULT_LOCALE) : `mailto:${contactEmail}`;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, "Z");
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${WRITTEN_LANGUAGES.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    "",
  ].join("\n");
}
