// How mail is sent. Without a provider everything works and mails stay in the outbox; with one that is wrongly
// configured they wait there.

import { type ConfigProblem, type Reading, readCount } from "~/lib/configured-text";
import { parseEmailAddress } from "./email-address";
import type { ReadValue, RefuseValue } from "./mail-provider";
import {
  isMailProvider,
  MAIL_PROVIDER_NAMES,
  MAIL_PROVIDERS,
  type MailProvider,
  type MailProviderName,
  type ProviderVariable,
} from "./mail-providers";

export interface MailSettings {
  readonly provider: MailProvider;
  /** "Name <address>" or an address alone. */
  readonly from: string;
  /** Sign-up mails per hour over all addresses. */
  readonly hourlyLimit: number;
  /** The provider that reports bounces, with the secret it signs with; null: they are not heard of. */
  readonly webhook: { readonly provider: MailProviderName; readonly secret: string } | null;
}

type MailVariable = "MAIL_PROVIDER" | "MAIL_FROM" | "MAIL_HOURLY_LIMIT" | ProviderVariable;

/** Every configuration value that mail is about. */
export const MAIL_VARIABLES: readonly MailVariable[] = [
  "MAIL_PROVIDER",
  "MAIL_FROM",
  "MAIL_HOURLY_LIMIT",
  ...MAIL_PROVIDER_NAMES.flatMap((name) => MAIL_PROVIDERS[name].variables),
];

/** Text by name; absent is the same as empty. */
export type MailVariables = Readonly<Partial<Record<MailVariable, string>>>;

interface MailConfig {
  readonly settings: MailSettings;
  /** False: a mail needs a sender that is not known, so none is written. */
  readonly hasSender: boolean;
  readonly problems: readonly ConfigProblem<MailVariable>[];
}

const DEFAULT_MAIL_HOURLY_LIMIT = 200;
/** Mails in the outbox go nowhere, so any sender will do. */
const OUTBOX_SENDER = "AI Teacher Pro <newsletter@example.com>";

/** Shorter ones can be guessed. */
const SHORTEST_HASH_KEY = 32;
/** Everybody knows this key, so it may only be used for mails that are not delivered. */
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

/** The secret that codes of addresses are made with. Null where the text cannot serve as one. */
export function readAddressHashKey(text: string): Reading<string | null> {
  return text.length >= SHORTEST_HASH_KEY
    ? { value: text, wrong: [] }
    : { value: null, wrong: [`must have at least ${SHORTEST_HASH_KEY} characters`] };
}

/** Parses the mail settings, with their problems. `isBound`: the Worker has the platform's mail service. */
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
      webhook: readWebhook(value, refuse),
    },
    hasSender,
    problems,
  };
}

type Values = ReadValue<MailVariable>;
type Refuse = RefuseValue<MailVariable>;

/** Null: the provider that is named cannot be used. The values of every provider are looked at, whoever sends. */
function readProvider(value: Values, refuse: Refuse, isBound: boolean): MailProvider | null {
  const wanted = value("MAIL_PROVIDER");
  const read = MAIL_PROVIDER_NAMES.map((name) =>
    MAIL_PROVIDERS[name].read(value, refuse, { isWanted: name === wanted, isBound }),
  );
  if (wanted === "") return { kind: "outbox" };
  if (isMailProvider(wanted)) return read.find((provider) => provider?.kind === wanted) ?? null;
  return refuse("MAIL_PROVIDER", `must be ${MAIL_PROVIDER_NAMES.join(", ")} or empty`);
}

/** The first provider whose signing secret is there. */
function readWebhook(value: Values, refuse: Refuse): MailSettings["webhook"] {
  const webhooks = MAIL_PROVIDER_NAMES.flatMap((provider) => {
    const secret = MAIL_PROVIDERS[provider].webhook?.readSecret(value, refuse) ?? null;
    return secret === null ? [] : [{ provider, secret }];
  });
  return webhooks[0] ?? null;
}

function readFrom(value: Values, refuse: Refuse): string | null {
  const from = value("MAIL_FROM");
  const isNeeded = isMailProvider(value("MAIL_PROVIDER"));
  if (from === "") return isNeeded ? refuse("MAIL_FROM", "is needed to send mail") : null;
  if (parseSender(from) !== null) return from;
  return refuse("MAIL_FROM", "must be an address, or a name and an address: Name <name@example.org>");
}
