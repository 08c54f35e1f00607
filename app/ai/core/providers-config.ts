// AI_PROVIDERS, the ordered chain of models.
import * as z from "zod/mini";
import { type Reading, readList } from "~/lib/configured-text";
import { withoutEndSlashes } from "~/lib/without-end-slashes";

const MOST_PROVIDERS = 10;

const providerSchema = z.strictObject({
  /** Name on the card and in the logs. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** The API format it speaks. Google, Workers AI, gateways and local servers speak that of OpenAI. */
  kind: z.enum(["openai", "anthropic"]),
  /** The base address, written as for the provider's own clients: see toEndpoint. */
  baseUrl: z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
  model: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Name of the secret that holds the key, never the key itself. */
  secret: z
    .string()
    .check(z.regex(/^[A-Z][A-Z0-9_]{1,63}$/, "must be the name of a secret, like OPENAI_API_KEY")),
});

export type ProviderConfig = z.output<typeof providerSchema>;

/**
 * Reads the chain from a JSON text. A wrong entry is left out. If the text is not a list, no model is asked at all:
 * the ready-made entries could include one that the author left out on purpose.
 */
export function readAiProviders(text: string): Reading<ProviderConfig[]> {
  return readList(text, providerSchema, { most: MOST_PROVIDERS, toKey: ({ name }) => name });
}

/**
 * The ready-made entries, in the order in which they are asked: first the model with the lowest published rate of
 * summaries that say what their source does not (CONTRIBUTING.md has the figures). An entry whose secret is not set is
 * skipped.
 */
export const READY_PROVIDERS: readonly ProviderConfig[] = [
  {
    name: "Google",
    kind: "openai",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    model: "gemini-2.5-flash-lite",
    secret: "GEMINI_API_KEY",
  },
  {
    name: "OpenAI",
    kind: "openai",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-5.4-mini",
    secret: "OPENAI_API_KEY",
  },
  {
    name: "Anthropic",
    kind: "anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    model: "claude-haiku-4-5",
    secret: "ANTHROPIC_API_KEY",
  },
];

/** Workers AI over HTTP. Its address contains the account, so it is built from it. */
export function workersAiProvider(accountId: string): ProviderConfig {
  return {
    name: "Workers AI",
    kind: "openai",
    baseUrl: `https://api.cloudflare.com/client/v4/accounts/${encodeURIComponent(accountId)}/ai/v1`,
    model: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
    secret: "WORKERS_AI_TOKEN",
  };
}

/** Path behind the base address, for each API format. */
const PATHS: Readonly<Record<ProviderConfig["kind"], (base: string) => string>> = {
  openai: (base) => `${new URL(base).pathname === "/" ? "/v1" : ""}/chat/completions`,
  anthropic: (base) => `${base.endsWith("/v1") ? "" : "/v1"}/messages`,
};

/** The address that is posted to. Like the official clients, with and without "/v1" at the end of the base. */
export function toEndpoint({ kind, baseUrl }: Pick<ProviderConfig, "kind" | "baseUrl">): string {
  const base = withoutEndSlashes(baseUrl);
  return `${base}${PATHS[kind](base)}`;
}

/** The providers that can be asked: those whose secret has a value. `read` gives the value of a secret. */
export function configuredProviders(
  providers: readonly ProviderConfig[],
  read: (secret: string) => string | undefined,
): { readonly config: ProviderConfig; readonly key: string }[] {
  return providers.flatMap((config) => {
    const key = read(config.secret)?.trim() ?? "";
    return key === "" ? [] : [{ config, key }];
  });
}
