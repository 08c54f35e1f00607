// The chain of providers comes from the configuration, with the number of calls they may get in a day.
import type { Provider } from "~/ai/core/model-port";
import type { ProviderConfig } from "~/ai/core/providers-config";
import { createAnthropicProvider } from "./anthropic-provider.server";
import { createOpenAiProvider } from "./openai-provider.server";
import { failure, type ProviderServices } from "./post-json.server";

export interface ChainServices extends ProviderServices {
  /** Counts one more call; false when today's limit is reached. */
  readonly countCall: () => Promise<boolean>;
}

const ADAPTERS = { openai: createOpenAiProvider, anthropic: createAnthropicProvider };

/** The providers that can be asked, in their order, all of them under one daily limit. */
export function createProviders(
  configured: readonly { readonly config: ProviderConfig; readonly key: string }[],
  services: ChainServices,
): Provider[] {
  return configured.map(({ config, key }) => {
    const provider = ADAPTERS[config.kind](config, key, services);
    return {
      name: provider.name,
      ask: async (prompt, deadlineAt) =>
        (await services.countCall())
          ? provider.ask(prompt, deadlineAt)
          : failure("budget", "AI_DAILY_LIMIT is reached"),
    };
  });
}
