// Product decisions, "Configuration names": how mail is sent. A wrong value stops the start and names itself;
// without a provider everything works and mails stay in the outbox.
import { parseEmailAddress } from "~/features/newsletter/core/email-address";

export type MailProvider =
  | { readonly kind: "resend"; readonly apiKey: string; readonly baseUrl: string }
  | { readonly kind: "cloudflare" }
  | { readonly kind: "outbox" };

export interface MailSettings {
  readonly provider: MailProvider;
  /** "Name <address>" or an address alone. */
  readonly from: string;
  /** Sign-up mails per hour over all addresses (faults row 45). */
  readonly hourlyLimit: number;
  /** Of the provider's webhook; null: bounces are not heard of. */
  readonly webhookSecret: string | null;
}

/** Text by name; absent is the same as empty. */
export type MailVariables = Readonly<
  Partial<
    Record<
      | "MAIL_PROVIDER"
      | "RESEND_API_KEY"
      | "RESEND_BASE_URL"
      | "RESEND_WEBHOOK_SECRET"
      | "MAIL_FROM"
      | "MAIL_HOURLY_LIMIT",
      string
    >
  >
>;

export type MailConfigResult =
  | { readonly ok: true; readonly settings: MailSettings }
  | { readonly ok: false; readonly variable: keyof MailVariables; readonly detail: string };

const DEFAULT_MAIL_HOURLY_LIMIT = 200;
const RESEND_BASE_URL = "https://api.resend.com";
/** Mails in the outbox go nowhere, so any sender will do. */
const OUTBOX_SENDER = "AI Teacher Pro <newsletter@example.com>";

export interface Sender {
  readonly name: string | null;
  readonly address: string;
}

/** Reads "Name <address>" or an address alone; null for anything else, and for anything with a line break. */
export function parseSender(text: string): Sender | null {
  const named = /^"?([^"<>,\r\n]*?)"? *<([^<>]+)>$/.exec(text.trim());
  const address = parseEmailAddress(named?.[2] ?? text);
  return address.ok ? { name: named?.[1] || null, address: address.email.address } : null;
}

/** The mail settings, or the first value that is missing or wrong. */
export function parseMailConfig(variables: MailVariables): MailConfigResult {
  const value = (name: keyof MailVariables) => variables[name]?.trim() ?? "";
  const wrong = (variable: keyof MailVariables, detail: string) => ({ ok: false, variable, detail }) as const;

  const limit = value("MAIL_HOURLY_LIMIT") || String(DEFAULT_MAIL_HOURLY_LIMIT);
  if (!/^[1-9]\d{0,6}$/.test(limit)) return wrong("MAIL_HOURLY_LIMIT", "must be a whole number above 0");
  const from = value("MAIL_FROM");
  if (from !== "" && parseSender(from) === null) {
    return wrong("MAIL_FROM", "must be an address, or a name and an address: Name <name@example.org>");
  }
  const webhookSecret = value("RESEND_WEBHOOK_SECRET") || null;
  if (webhookSecret !== null && !/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(webhookSecret)) {
    return wrong(
      "RESEND_WEBHOOK_SECRET",
      "must be the signing secret of the webhook, which begins with whsec_",
    );
  }
  const kind = value("MAIL_PROVIDER");
  const settings = { from: from || OUTBOX_SENDER, hourlyLimit: Number(limit), webhookSecret };
  if (kind === "") return { ok: true, settings: { ...settings, provider: { kind: "outbox" } } };
  if (kind !== "resend" && kind !== "cloudflare") {
    return wrong("MAIL_PROVIDER", "must be resend, cloudflare or empty");
  }
  if (from === "") return wrong("MAIL_FROM", "is needed to send mail");
  if (kind === "cloudflare") return { ok: true, settings: { ...settings, provider: { kind } } };
  const apiKey = value("RESEND_API_KEY");
  if (apiKey === "") return wrong("RESEND_API_KEY", "is needed because MAIL_PROVIDER is resend");
  const baseUrl = (value("RESEND_BASE_URL") || RESEND_BASE_URL).replace(/\/+$/, "");
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    return wrong("RESEND_BASE_URL", "must be an http(s) address");
  }
  return { ok: true, settings: { ...settings, provider: { kind, apiKey, baseUrl } } };
}
