// Anthropic's messages: the JSON schema travels as the one tool that has to be used.
import * as z from "zod/mini";
import type { ModelPrompt, Provider } from "~/ai/core/model-port";
import { type ProviderConfig, toEndpoint } from "~/ai/core/providers-config";
import { failure, type ProviderServices, postJson } from "./post-json.server";

const API_VERSION = "2023-06-01";

/** The API requires this field. A summary in all languages needs about a quarter of it. */
const MAX_TOKENS = 2000;

const replySchema = z.object({
  content: z.array(
    z.object({ type: z.string(), text: z.optional(z.string()), input: z.optional(z.unknown()) }),
  ),
});

/** A provider that is asked for an answer in the prompt's JSON schema. */
export function createAnthropicProvider(
  config: ProviderConfig,
  key: string,
  { fetch, now }: ProviderServices,
): Provider {
  const endpoint = toEndpoint(config);
  return {
    name: config.name,
    ask: async (prompt, deadlineAt) => {
      const headers = { "x-api-key": key, "anthropic-version": API_VERSION };
      const reply = await postJson(endpoint, toRequest(config, prompt), { fetch, headers, deadlineAt, now });
      if (!reply.ok) return reply;
      const parsed = replySchema.safeParse(reply.json);
      if (!parsed.success) return failure("server-error", "the answer has another shape");
      const used = parsed.data.content.find(({ type }) => type === "tool_use");
      const said = parsed.data.content.map(({ text = "" }) => text).join("");
      return { ok: true, text: used === undefined ? said : JSON.stringify(used.input ?? null) };
    },
  };
}

function toRequest({ model }: ProviderConfig, { system, user, schemaName, schema }: ModelPrompt): object {
  return {
    model,
    max_tokens: MAX_TOKENS,
    system,
    messages: [{ role: "user", content: user }],
    tools: [{ name: schemaName, description: "Stores the answer.", input_schema: schema }],
    tool_choice: { type: "tool", name: schemaName },
  };
}
