// Parses the Worker's configuration. Every value has a safe default, and a wrong value switches off its own part and
// nothing else.
import { completeLocale, forEachLocale, forEachPageLanguage, type Locale } from "~/addresses/languages";
import {
  configuredProviders,
  type ProviderConfig,
  READY_PROVIDERS,
  readAiProviders,
  workersAiProvider,
} from "~/ai/core/providers-config";
import { BOOK_EDITIONS } from "~/content/book-editions";
import { NEWS_SOURCES } from "~/content/news-sources.server";
import { parseDonationConfig } from "~/features/donations/core/donation-config";
import type { DonationSettings } from "~/features/donations/core/donation-props";
import {
  MAIL_VARIABLES,
  type MailSettings,
  OUTBOX_HASH_KEY,
  parseMailConfig,
  readAddressHashKey,
} from "~/features/mail/core/mail-config";
import type { NewsSource } from "~/features/news/core/article";
import { readNewsSources } from "~/features/news/core/feed/sources";
import {
  DEFAULT_NEWS_EXCLUDE,
  type NewsExclude,
  readNewsExclude,
} from "~/features/news/core/rules/news-exclude";
import { DEFAULT_RUN_COOLDOWN_SECONDS, DEFAULT_RUN_LEASE_SECONDS } from "~/features/news/core/run/run-policy";
import { parseTurnstileConfig, type TurnstileSettings } from "~/features/newsletter/core/turnstile-config";
import { type ConfigProblem, readCount, readKey } from "~/lib/configured-text";
import {
  type ConfiguredValues,
  configuredValues,
  type EnvVariables,
  readAccountId,
  readAddress,
  readDay,
  readEmail,
  readFetchAllow,
  readName,
  readOrigin,
  readSocialLinks,
  readSwitch,
  type SocialLink,
  toText,
} from "./configured-values";
import { isLocalHost } from "./http/security-headers";
import type { VariableName } from "./variables";

/**
 * Used where SITE_ORIGIN gives no origin. The host of the request is never used: cached pages and pictures of codes
 * would carry what one visitor wrote there to all the others.
 */
const DEFAULT_ORIGIN = "http://localhost:8787";
const DEFAULT_AI_DAILY_LIMIT = 200;

/** The application of Cloudflare Access that stands before the desk. */
export interface AccessSettings {
  /** Origin of the team: who signs, and where its keys are. */
  readonly team: string;
  readonly audience: string;
}

export interface Config {
  readonly siteOrigin: string;
  /** False: SITE_ORIGIN gives no origin, and the default is used. */
  readonly isOriginKnown: boolean;
  /** YYYY-MM-DD; null where the author has not said. */
  readonly domainPaidUntil: string | null;
  readonly fetchAllow: readonly string[];
  readonly newsSources: readonly NewsSource[];
  readonly newsExclude: NewsExclude;
  readonly sampleSources: readonly NewsSource[];
  readonly runCooldownSeconds: number;
  readonly runLeaseSeconds: number;
  /** The models whose secret has a value, in the order they are asked. */
  readonly aiProviders: readonly { readonly config: ProviderConfig; readonly key: string }[];
  readonly aiDailyLimit: number;
  /** Who wrote the book and the site. */
  readonly authorName: string | null;
  /** Who answers for data under the laws that protect them, where that is not the author. */
  readonly controllerName: string | null;
  readonly contactEmail: string | null;
  readonly mail: MailSettings;
  /** The secret that codes of addresses are made with. */
  readonly addressHashKey: string;
  /**
   * False: no mail is written and no code is made, because a mail would lead to a wrong address or have a sender that
   * is not ours, or its reader could not be recognised later.
   */
  readonly canWriteMails: boolean;
  /** Null: no bot check. */
  readonly turnstile: TurnstileSettings | null;
  /** True: a bot check is wanted and cannot be made, so nobody can sign up. */
  readonly isBotCheckBroken: boolean;
  readonly donations: DonationSettings;
  readonly bookUrl: Readonly<Record<Locale, string | null>>;
  readonly externalToolsUrl: string | null;
  readonly socialLinks: readonly SocialLink[];
  /** Who may open the desk. Null: there is none. */
  readonly access: AccessSettings | null;
  /** False: the service worker removes itself from the devices that have it. */
  readonly hasServiceWorker: boolean;
  /** The values that are wrong, or missing while others need them, and why; never with their content. */
  readonly problems: readonly ConfigProblem<VariableName>[];
}

/** The configuration of an environment, with its binding for mail if it has one. Never throws. */
export function parseConfig(env: EnvVariables & { readonly EMAIL?: unknown }): Config {
  const values = configuredValues(env);
  const { value } = values;
  const seconds = (name: VariableName, usual: number) => value(name, usual, readCount(usual));
  const origin = value("SITE_ORIGIN", null, readOrigin);
  if (toText(env, "SITE_ORIGIN") === "") values.note("SITE_ORIGIN", ["is needed for links and QR codes"]);
  const { mail, hasSender } = readMail(values, env.EMAIL !== undefined);
  const hashKey = value("ADDRESS_HASH_KEY", null, readAddressHashKey);
  const isHashKeyNeeded = mail.provider.kind !== "outbox" || toText(env, "ADDRESS_HASH_KEY") !== "";
  if (isHashKeyNeeded && toText(env, "ADDRESS_HASH_KEY") === "")
    values.note("ADDRESS_HASH_KEY", ["is needed to send mail"]);
  const isHashKeyRight = hashKey !== null || !isHashKeyNeeded;
  const stores = forEachLocale((locale) => value(BOOK_EDITIONS[locale].store, null, readAddress));
  return {
    siteOrigin: origin ?? DEFAULT_ORIGIN,
    isOriginKnown: origin !== null,
    domainPaidUntil: value("DOMAIN_PAID_UNTIL", null, readDay),
    fetchAllow: value("FETCH_ALLOW", [], readFetchAllow),
    newsSources: value("NEWS_SOURCES", [...NEWS_SOURCES], readNewsSources),
    newsExclude: value("NEWS_EXCLUDE", DEFAULT_NEWS_EXCLUDE, readNewsExclude),
    sampleSources: value("SAMPLE_SOURCES", [], readNewsSources),
    runCooldownSeconds: seconds("RUN_COOLDOWN_SECONDS", DEFAULT_RUN_COOLDOWN_SECONDS),
    runLeaseSeconds: seconds("RUN_LEASE_SECONDS", DEFAULT_RUN_LEASE_SECONDS),
    ...readModels(values, env),
    authorName: value("AUTHOR_NAME", null, readName),
    controllerName: value("CONTROLLER_NAME", null, readName),
    contactEmail: value("CONTACT_EMAIL", null, readEmail),
    mail,
    addressHashKey: hashKey ?? OUTBOX_HASH_KEY,
    canWriteMails: isHashKeyRight && (mail.provider.kind === "outbox" || (origin !== null && hasSender)),
    ...readBotCheck(values, origin !== null),
    donations: readDonations(values),
    bookUrl: forEachPageLanguage((language) => stores[completeLocale(language)]),
    externalToolsUrl: value("EXTERNAL_TOOLS_URL", null, readAddress),
    socialLinks: value("SOCIAL_LINKS", [], readSocialLinks),
    access: readAccess(values),
    hasServiceWorker: value("SERVICE_WORKER", true, readSwitch),
    problems: values.problems,
  };
}

function noteAll({ note }: ConfiguredValues, problems: readonly ConfigProblem<VariableName>[]): void {
  for (const { variable, detail } of problems) note(variable, [detail]);
}

function readMail(values: ConfiguredValues, isBound: boolean) {
  const texts = values.texts(...MAIL_VARIABLES);
  const { settings, hasSender, problems } = parseMailConfig(texts, isBound);
  noteAll(values, problems);
  return { mail: settings, hasSender };
}

/** A bot check holds for the site's own host, so it cannot be made where the host is not known. */
function readBotCheck(values: ConfiguredValues, isOriginKnown: boolean) {
  const texts = values.texts("TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY", "TURNSTILE_VERIFY_URL");
  const { settings, isBroken, problems } = parseTurnstileConfig(texts);
  noteAll(values, problems);
  if (settings !== null && !isOriginKnown) return { turnstile: null, isBotCheckBroken: true };
  return { turnstile: settings, isBotCheckBroken: isBroken };
}

/** Both values or none: half of them would let anybody of the team in, or nobody. */
function readAccess({ texts, note }: ConfiguredValues): AccessSettings | null {
  const { ACCESS_TEAM: typed = "", ACCESS_AUDIENCE: audience = "" } = texts("ACCESS_TEAM", "ACCESS_AUDIENCE");
  if (typed + audience === "") return null;
  const url = URL.parse(/^https?:/.test(typed) ? typed : `https://${typed}`);
  const isTeam = url?.protocol === "https:" && /^[^.]+\.cloudflareaccess\.com$/.test(url.hostname);
  // On this machine a test may play the team.
  const team = url !== null && (isTeam || isLocalHost(url.hostname)) ? url.origin : null;
  if (team === null)
    note("ACCESS_TEAM", ["must be the address of a team, such as https://team.cloudflareaccess.com"]);
  const isAudience = /^[\da-f]{64}$/i.test(audience);
  if (!isAudience)
    note("ACCESS_AUDIENCE", ["must be the audience tag of an application: 64 hexadecimal digits"]);
  return team !== null && isAudience ? { team, audience } : null;
}

function readDonations(values: ConfiguredValues): DonationSettings {
  const texts = values.texts("PIX_KEY", "PIX_NAME", "PIX_CITY", "PIX_QR_IMAGE_URL", "DONATION_LINKS");
  const { settings, problems } = parseDonationConfig(texts);
  noteAll(values, problems);
  return settings;
}

/**
 * The models that may be asked. There are none while the daily limit cannot be read, because the author could get a
 * large bill.
 */
function readModels(values: ConfiguredValues, env: EnvVariables) {
  const { value, note } = values;
  const chain = value("AI_PROVIDERS", [...READY_PROVIDERS], readAiProviders);
  const account = value("WORKERS_AI_ACCOUNT_ID", "", readAccountId);
  const keys = new Map<string, string>();
  for (const name of ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "WORKERS_AI_TOKEN"] as const) {
    keys.set(name, value(name, "", readKey));
  }
  const readSecret = (name: string): string => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const text = toText(env, name);
    const key = text === "" ? { value: "", wrong: [] } : readKey(text);
    // Reported under the name of the list, because the name of the secret is text of the author's.
    if (key.wrong.length > 0) note("AI_PROVIDERS", ["the secret of an entry does not hold a key"]);
    return key.value;
  };
  const aiDailyLimit = value("AI_DAILY_LIMIT", DEFAULT_AI_DAILY_LIMIT, readCount(0));
  const asked = aiDailyLimit === 0 ? [] : [...chain, ...(account === "" ? [] : [workersAiProvider(account)])];
  return { aiProviders: configuredProviders(asked, readSecret), aiDailyLimit };
}
