// Every binding and configuration value of the Worker. Variables come from wrangler.toml, secrets and local
// values from .dev.vars; each has a safe default (README, "Configuration"). Parsed once per isolate.
import * as z from "zod/mini";
import {
  aiProvidersSchema,
  configuredProviders,
  type ProviderConfig,
  READY_PROVIDERS,
  workersAiProvider,
} from "~/ai/core/providers-config";
import { NEWS_SOURCES } from "~/content/news-sources.server";
import { parseDonationConfig } from "~/features/donations/core/donation-config";
import type { DonationSettings } from "~/features/donations/core/donation-props";
import { type MailSettings, parseMailConfig } from "~/features/mail/core/mail-config";
import { DEFAULT_NEWS_EXCLUDE, type NewsExclude, newsExcludeSchema } from "~/features/news/core/news-exclude";
import { DEFAULT_RUN_COOLDOWN_SECONDS, DEFAULT_RUN_LEASE_SECONDS } from "~/features/news/core/run-policy";
import { newsSourcesSchema } from "~/features/news/core/sources";
import { parseTurnstileConfig, type TurnstileSettings } from "~/features/newsletter/core/turnstile-config";

/** A configuration value that does not parse; its message is one line that names the value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** zod/mini says no more than "Invalid input", but an author has to read what is wrong. */
const inWords = { error: z.locales.en().localeError };

const text = z._default(z.string().check(z.trim()), "");
/** The value, or null where it is empty. */
const orNull = <T extends z.ZodMiniType<unknown, string>>(schema: T) =>
  z.pipe(
    text,
    z.union([
      z.pipe(
        z.literal(""),
        z.transform(() => null),
      ),
      schema,
    ]),
  );
const address = orNull(z.url({ protocol: /^https?$/ }));
const positiveInteger = (fallback: number) =>
  z.pipe(
    z.pipe(
      text,
      z.transform((value) => (value === "" ? fallback : Number(value))),
    ),
    z.int().check(z.positive()),
  );

/** A variable that holds JSON; empty means the fallback. */
function json<T extends z.ZodMiniType>(schema: T, fallback: z.output<T>) {
  return z.pipe(
    text,
    z.transform((value, context): z.output<T> => {
      const refuse = (message: string) => {
        context.issues.push({ code: "custom", message, input: value });
        return z.NEVER;
      };
      if (value === "") return fallback;
      let parsed: unknown;
      try {
        parsed = JSON.parse(value);
      } catch {
        return refuse("is not valid JSON");
      }
      const result = schema.safeParse(parsed, inWords);
      if (result.success) return result.data;
      const issue = result.error.issues[0];
      return refuse(`${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
    }),
  );
}

const socialLinks = z.array(
  z.object({ name: z.string().check(z.minLength(1)), url: z.url({ protocol: /^https$/ }) }),
);

const variables = z.object({
  SITE_ORIGIN: z.pipe(
    text,
    z
      .url({ protocol: /^https?$/ })
      .check(z.refine((value) => new URL(value).origin === value, "must be an origin, without a path")),
  ),
  FETCH_ALLOW: z.pipe(
    text,
    z.transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
  NEWS_SOURCES: json(newsSourcesSchema, [...NEWS_SOURCES]),
  NEWS_EXCLUDE: json(newsExcludeSchema, DEFAULT_NEWS_EXCLUDE),
  SAMPLE_SOURCES: json(newsSourcesSchema, []),
  RUN_COOLDOWN_SECONDS: positiveInteger(DEFAULT_RUN_COOLDOWN_SECONDS),
  RUN_LEASE_SECONDS: positiveInteger(DEFAULT_RUN_LEASE_SECONDS),
  AI_PROVIDERS: json(aiProvidersSchema, [...READY_PROVIDERS]),
  WORKERS_AI_ACCOUNT_ID: text,
  AI_DAILY_LIMIT: positiveInteger(200),
  CONTACT_EMAIL: orNull(z.email()),
  MAIL_PROVIDER: text,
  MAIL_FROM: text,
  MAIL_HOURLY_LIMIT: text,
  RESEND_API_KEY: text,
  RESEND_BASE_URL: text,
  RESEND_WEBHOOK_SECRET: text,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  TURNSTILE_VERIFY_URL: text,
  PIX_KEY: text,
  PIX_NAME: text,
  PIX_CITY: text,
  PIX_QR_IMAGE_URL: text,
  DONATION_LINKS: text,
  BOOK_URL_EN: address,
  BOOK_URL_PT: address,
  EXTERNAL_TOOLS_URL: address,
  SOCIAL_LINKS: json(socialLinks, []),
  SERVICE_WORKER: z.pipe(text, z.enum(["", "on", "off"], "must be on or off")),
});

export type Variables = z.output<typeof variables>;

/** The configuration as it arrives: text by name, absent where it is not set. */
type EnvVariables = Partial<Record<keyof z.input<typeof variables>, string>>;

export interface Env extends EnvVariables {
  readonly DB: D1Database;
  readonly LINKS: KVNamespace;
  readonly JOBS: Queue;
  /** Cloudflare's mail service; bound only where MAIL_PROVIDER is cloudflare (wrangler.toml). */
  readonly EMAIL?: SendEmail;
  /** Static assets of the build; absent under the dev server, which serves them itself. */
  readonly ASSETS?: Fetcher;
}

export interface Config {
  readonly siteOrigin: string;
  readonly fetchAllow: readonly string[];
  readonly newsSources: z.output<typeof newsSourcesSchema>;
  readonly newsExclude: NewsExclude;
  readonly sampleSources: z.output<typeof newsSourcesSchema>;
  readonly runCooldownSeconds: number;
  readonly runLeaseSeconds: number;
  /** The models whose secret has a value, in the order they are asked. */
  readonly aiProviders: readonly { readonly config: ProviderConfig; readonly key: string }[];
  readonly aiDailyLimit: number;
  readonly contactEmail: string | null;
  readonly mail: MailSettings;
  /** Null: no bot check. */
  readonly turnstile: TurnstileSettings | null;
  readonly donations: DonationSettings;
  readonly bookUrl: Readonly<Record<"en" | "pt-br", string | null>>;
  readonly externalToolsUrl: string | null;
  readonly socialLinks: z.output<typeof socialLinks>;
  /** False: the service worker removes itself from the devices that have it. */
  readonly hasServiceWorker: boolean;
}

const parsedConfigs = new WeakMap<object, Config>();

/** The configuration of this isolate. Throws ConfigError, in one line, for a value that does not parse. */
export function getConfig(env: EnvVariables): Config {
  const known = parsedConfigs.get(env);
  if (known !== undefined) return known;
  const result = variables.safeParse(env, inWords);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`${issue?.path.join(".") ?? "configuration"}: ${issue?.message ?? "is not valid"}`);
  }
  const config = toConfig(result.data, env);
  parsedConfigs.set(env, config);
  return config;
}

/** Missing values switch a way of giving off; a wrong one must not send money to nobody. */
function toDonationSettings(values: Variables): DonationSettings {
  const { pix, pixQrImageUrl, links, problems } = parseDonationConfig({
    ...values,
    CONTACT_EMAIL: values.CONTACT_EMAIL ?? undefined,
  });
  const invalid = problems.find(({ kind }) => kind === "invalid");
  if (invalid !== undefined) throw new ConfigError(`${invalid.variable}: ${invalid.detail}`);
  return { pix, pixQrImageUrl, links };
}

/** The settings of a part of the site whose values only make sense together. */
function orConfigError<T>(
  result:
    | { readonly ok: true; readonly settings: T }
    | { readonly ok: false; readonly variable: string; readonly detail: string },
): T {
  if (!result.ok) throw new ConfigError(`${result.variable}: ${result.detail}`);
  return result.settings;
}

/** The value of a secret that the configuration names. */
function readSecret(env: object, name: string): string | undefined {
  const value: unknown = Reflect.get(env, name);
  return typeof value === "string" ? value : undefined;
}

function toConfig(values: Variables, env: object): Config {
  const account = values.WORKERS_AI_ACCOUNT_ID;
  const providers = [...values.AI_PROVIDERS, ...(account === "" ? [] : [workersAiProvider(account)])];
  return {
    aiProviders: configuredProviders(providers, (name) => readSecret(env, name)),
    siteOrigin: values.SITE_ORIGIN,
    fetchAllow: values.FETCH_ALLOW,
    newsSources: values.NEWS_SOURCES,
    newsExclude: values.NEWS_EXCLUDE,
    sampleSources: values.SAMPLE_SOURCES,
    runCooldownSeconds: values.RUN_COOLDOWN_SECONDS,
    runLeaseSeconds: values.RUN_LEASE_SECONDS,
    aiDailyLimit: values.AI_DAILY_LIMIT,
    contactEmail: values.CONTACT_EMAIL,
    mail: orConfigError(parseMailConfig(values)),
    turnstile: orConfigError(parseTurnstileConfig(values)),
    donations: toDonationSettings(values),
    bookUrl: { en: values.BOOK_URL_EN, "pt-br": values.BOOK_URL_PT },
    externalToolsUrl: values.EXTERNAL_TOOLS_URL,
    socialLinks: values.SOCIAL_LINKS,
    hasServiceWorker: values.SERVICE_WORKER !== "off",
  };
}
