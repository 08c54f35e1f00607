import { expect, test } from "vitest";
import { aiProvidersSchema, configuredProviders, endpointOf, READY_PROVIDERS } from "./providers-config";

test("the ready-made entries are a valid configuration", () => {
  expect(aiProvidersSchema.parse(READY_PROVIDERS)).toEqual(READY_PROVIDERS);
});

test("a key in the place of its name, another kind and a repeated name are refused", () => {
  const [first] = READY_PROVIDERS;
  expect(aiProvidersSchema.safeParse([{ ...first, secret: "sk-live-123" }]).success).toBe(false);
  expect(aiProvidersSchema.safeParse([{ ...first, kind: "cohere" }]).success).toBe(false);
  expect(aiProvidersSchema.safeParse([first, first]).success).toBe(false);
});

test("only providers whose secret is set are asked, in their order", () => {
  const secrets: Record<string, string> = {
    GEMINI_API_KEY: " k ",
    ANTHROPIC_API_KEY: "a",
    OPENAI_API_KEY: " ",
  };
  expect(configuredProviders(READY_PROVIDERS, (name) => secrets[name])).toMatchObject([
    { config: { name: "Anthropic" }, key: "a" },
    { config: { name: "Google" }, key: "k" },
  ]);
});

test.each([
  ["openai", "https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"],
  ["openai", "http://127.0.0.1:9000", "http://127.0.0.1:9000/v1/chat/completions"],
  ["openai", "https://x.example/v1beta/openai/", "https://x.example/v1beta/openai/chat/completions"],
  ["anthropic", "https://api.anthropic.com", "https://api.anthropic.com/v1/messages"],
  ["anthropic", "https://gateway.example/anthropic/v1", "https://gateway.example/anthropic/v1/messages"],
] as const)("%s at %s posts to %s", (kind, baseUrl, endpoint) => {
  expect(endpointOf({ kind, baseUrl })).toBe(endpoint);
});
