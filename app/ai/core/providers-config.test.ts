import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configuredProviders, READY_PROVIDERS, readAiProviders, toEndpoint } from "./providers-config";

const GUIDE = readFileSync("CONTRIBUTING.md", "utf8");

test("the ready-made entries are a valid configuration", () => {
  expect(readAiProviders(JSON.stringify(READY_PROVIDERS))).toEqual({ value: READY_PROVIDERS, wrong: [] });
});

test("the ready-made chain asks first the model with the lowest published rate, which stands in CONTRIBUTING.md", () => {
  const rates = READY_PROVIDERS.map(({ model }) => {
    const [, rate] = new RegExp(`\\| \`${model}\` \\| ([^|]+) \\|`).exec(GUIDE) ?? [];
    expect(rate, model).toBeDefined();
    return Number.parseFloat(rate ?? "");
  });
  // A model without a published rate comes last.
  const known = rates.filter((rate) => !Number.isNaN(rate));
  expect(known.length).toBeGreaterThan(1);
  expect(rates.slice(0, known.length)).toEqual([...known].sort((a, b) => a - b));
});

test("a key in the place of its name, another kind and a repeated name cost their entry only", () => {
  const [first, second, third] = READY_PROVIDERS;
  const entries = [{ ...first, secret: "sk-live-123" }, second, { ...third, kind: "cohere" }, second];
  expect(readAiProviders(JSON.stringify(entries))).toEqual({
    value: [second],
    wrong: [
      "entry 1: secret must be the name of a secret, like OPENAI_API_KEY",
      expect.stringMatching(/^entry 3: kind /),
      "entry 4 repeats an earlier one",
    ],
  });
});

test("a text that is no list leaves no model to ask", () => {
  for (const text of ["{", "{}", '"OpenAI"']) {
    const { value, wrong } = readAiProviders(text);
    expect([value, wrong.length], text).toEqual([[], 1]);
  }
});

test("only providers whose secret is set are asked, in their order", () => {
  const secrets: Record<string, string> = {
    GEMINI_API_KEY: " k ",
    ANTHROPIC_API_KEY: "a",
    OPENAI_API_KEY: " ",
  };
  expect(configuredProviders(READY_PROVIDERS, (name) => secrets[name])).toMatchObject([
    { config: { name: "Google" }, key: "k" },
    { config: { name: "Anthropic" }, key: "a" },
  ]);
});

test.each([
  ["openai", "https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"],
  ["openai", "http://127.0.0.1:9000", "http://127.0.0.1:9000/v1/chat/completions"],
  ["openai", "https://x.example/v1beta/openai/", "https://x.example/v1beta/openai/chat/completions"],
  ["anthropic", "https://api.anthropic.com", "https://api.anthropic.com/v1/messages"],
  ["anthropic", "https://gateway.example/anthropic/v1", "https://gateway.example/anthropic/v1/messages"],
] as const)("%s at %s posts to %s", (kind, baseUrl, endpoint) => {
  expect(toEndpoint({ kind, baseUrl })).toBe(endpoint);
});
