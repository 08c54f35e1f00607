// Where a link leads that opens a prompt in an assistant.
import type { PromptService } from "./prompt-services";

export interface OpenedPrompt {
  readonly href: string;
  /** False where the prompt has to be pasted. */
  readonly isCarried: boolean;
}

/** The address that has the prompt in it, where the service takes one of that length; else the page of the service. */
export function openPromptIn({ page, prefill }: PromptService, prompt: string): OpenedPrompt {
  if (prefill === null) return { href: page, isCarried: false };
  const address = new URL(prefill.address);
  address.searchParams.set(prefill.parameter, prompt);
  const isCarried = address.href.length <= prefill.maxLength;
  return { href: isCarried ? address.href : page, isCarried };
}
