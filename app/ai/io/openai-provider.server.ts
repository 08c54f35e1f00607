// One adapter for everything that speaks OpenAI's chat completions: OpenAI, Google, Workers AI, gateways and
// local servers.
import * as z from "zod/mini";
import type { ModelPrompt, Provider } from "~/ai/core/model-port";
import { type ProviderConfig, toEndpoint } from "~/ai/core/providers-config";
import { failure, type ProviderServices, postJson } from "./post-json.server";

/**
 * Workers AI stops after 256 tokens unless told otherwise. Of the two names of this limit, each of the other
 * providers refuses one.
 */
const WORKERS_AI_HOST = "api.cloudflare.com";
const WORKERS_AI_TOKENS = 2000;

const replySchema = z.object({
  choices: z
    .array(
      z.object({ message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }) }),
    )
    .check(z.minLength(1)),
});

/** A provider that is asked for an answer in the prompt's JSON schema. */
export function createOpenAiProvider(
  config: ProviderConfig,
  key: string,
  { fetch, now }: ProviderServices,
): Provider {
  const endpoint = toEndpoint(config);
  return {
    name: config.name,
    ask: async (prompt, deadlineAt) => {
      const headers = { Authorization: `Bearer ${key}` };
      const reply = await postJson(endpoint, toRequest(config, prompt), { fetch, headers, deadlineAt, now });
      if (!reply.ok) return reply;
      const parsed = replySchema.safeParse(reply.json);
      if (!parsed.success) return failure("server-error", "the answer has another shape");
      // A refusal has no content. The check finds nothing in an empty text and reports that.
      return { ok: true, text: parsed.data.choices[0]?.message.content ?? "" };
    },
  };
}

function toRequest(
  { model, baseUrl }: ProviderConfig,
  { system, user, schemaName, schema }: ModelPrompt,
): object {
  return {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    response_format: { type: "json_schema", json_schema: { name: schemaName, strict: true, schema } },
    ...(new URL(baseUrl).host === WORKERS_AI_HOST ? { max_tokens: WORKERS_AI_TOKENS } : {}),
  };
}
