// How mail is sent. Without a provider everything works and mails stay in the outbox; with one that is wrongly
// configured they wait there.

import { type ConfigProblem, isHttpAddress, type Reading, readCount, readKey } from "~/lib/configured-text";
import { parseEmailAddress } from "./email-address";

export type MailProvider =
  | { readonly kind: "resend"; readonly apiKey: string; readonly baseUrl: string }
  | { readonly kind: "cloudflare" }
  | { readonly kind: "outbox" }
  /** A provider is wanted and cannot be used: mails wait in the outbox until it can. */
  | { readonly kind: "held" };

export interface MailSettings {
  readonly provider: MailProvider;
  /** "Name <address>" or an address alone. */
  readonly from: string;
  /** Sign-up mails per hour over all addresses. */
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

type MailVariable = keyof MailVariables;

interface MailConfig {
  readonly settings: MailSettings;
  /** False: a mail needs a sender that is not known, so none is written. */
  readonly hasSender: boolean;
  readonly problems: readonly ConfigProblem<MailVariable>[];
}

const DEFAULT_MAIL_HOURLY_LIMIT = 200;
const RESEND_BASE_URL = "https://api.resend.com";
/** Mails in the outbox go nowhere, so any sender will do. */
const OUTBOX_SENDER = "AI Teacher Pro <newsletter@example.com>";

/** Shorter ones can be guessed. */
const SHORTEST_HASH_KEY = 32;
/** Known to everybody, so good for mails that go nowhere only. */
export const OUTBOX_HASH_KEY = "AI Teacher Pro: addresses of an outbox";

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

/** The secret that codes of addresses are made with; null where the text is none. */
export function readAddressHashKey(text: string): Reading<string | null> {
  return text.length >= SHORTEST_HASH_KEY
    ? { value: text, wrong: [] }
    : { value: null, wrong: [`must have at least ${SHORTEST_HASH_KEY} characters`] };
}

/** The mail settings, with what is missing or wrong. `isBound`: the Worker has the platform's mail service. */
export function parseMailConfig(variables: MailVariables, isBound: boolean): MailConfig {
  const problems: ConfigProblem<MailVariable>[] = [];
  const value = (variable: MailVariable) => variables[variable]?.trim() ?? "";
  const refuse = (variable: MailVariable, detail: string): null => {
    problems.push({ variable, detail });
    return null;
  };
  const provider = readProvider(value, refuse, isBound);
  const from = readFrom(value, refuse);
  const limit = readCount(DEFAULT_MAIL_HOURLY_LIMIT)(
    value("MAIL_HOURLY_LIMIT") || String(DEFAULT_MAIL_HOURLY_LIMIT),
  );
  for (const detail of limit.wrong) refuse("MAIL_HOURLY_LIMIT", detail);
  const hasSender = from !== null || provider?.kind === "outbox";
  return {
    settings: {
      provider: provider !== null && hasSender ? provider : { kind: "held" },
      from: from ?? OUTBOX_SENDER,
      hourlyLimit: limit.value,
      webhookSecret: readWebhookSecret(value("RESEND_WEBHOOK_SECRET"), refuse),
    },
    hasSender,
    problems,
  };
}

type Values = (variable: MailVariable) => string;
type Refuse = (variable: MailVariable, detail: string) => null;

/** Null: the provider that is named cannot be used. The values of Resend are looked at whoever sends. */
function readProvider(value: Values, refuse: Refuse, isBound: boolean): MailProvider | null {
  const kind = value("MAIL_PROVIDER");
  const resend = readResend(value, refuse, kind === "resend");
  if (kind === "") return { kind: "outbox" };
  if (kind === "resend") return resend;
  if (kind !== "cloudflare") return refuse("MAIL_PROVIDER", "must be resend, cloudflare or empty");
  return isBound ? { kind } : refuse("MAIL_PROVIDER", "needs the binding EMAIL, see wrangler.toml");
}

function readResend(value: Values, refuse: Refuse, isWanted: boolean): MailProvider | null {
  const given = value("RESEND_API_KEY");
  const key = given === "" ? { value: "", wrong: [] } : readKey(given);
  for (const detail of key.wrong) refuse("RESEND_API_KEY", detail);
  if (given === "" && isWanted) refuse("RESEND_API_KEY", "is needed because MAIL_PROVIDER is resend");
  const baseUrl = (value("RESEND_BASE_URL") || RESEND_BASE_URL).replace(/\/+$/, "");
  if (!isHttpAddress(baseUrl)) return refuse("RESEND_BASE_URL", "must be an http(s) address");
  return key.value === "" ? null : { kind: "resend", apiKey: key.value, baseUrl };
}

function readFrom(value: Values, refuse: Refuse): string | null {
  const from = value("MAIL_FROM");
  const isNeeded = ["resend", "cloudflare"].includes(value("MAIL_PROVIDER"));
  if (from === "") return isNeeded ? refuse("MAIL_FROM", "is needed to send mail") : null;
  if (parseSender(from) !== null) return from;
  return refuse("MAIL_FROM", "must be an address, or a name and an address: Name <name@example.org>");
}

function readWebhookSecret(secret: string, refuse: Refuse): string | null {
  if (secret === "" || /^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(secret)) return secret || null;
  return refuse(
    "RESEND_WEBHOOK_SECRET",
    "must be the signing secret of the webhook, which begins with whsec_",
  );
}
