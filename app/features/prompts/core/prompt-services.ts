// The assistants that a prompt can be opened in, with the evidence for their addresses.

/** How the address of an assistant takes a prompt into the box for the question. */
interface Prefill {
  readonly address: string;
  readonly parameter: string;
  /**
   * The longest address that it takes. Where the source counts characters of the prompt instead, this is stricter: an
   * address is never shorter than its prompt.
   */
  readonly maxLength: number;
  /** Where that is written down, and the month in which we read it. */
  readonly source: string;
  readonly seen: `${number}-${number}`;
}

export interface PromptService {
  readonly id: string;
  readonly name: string;
  /** Where a prompt is pasted. */
  readonly page: string;
  /** null where nothing is written down, or what was written no longer holds: the prompt is copied then. */
  readonly prefill: Prefill | null;
}

export const PROMPT_SERVICES: readonly PromptService[] = [
  {
    id: "chatgpt",
    name: "ChatGPT",
    page: "https://chatgpt.com/",
    prefill: {
      address: "https://chatgpt.com/",
      parameter: "q",
      maxLength: 9350,
      source: "https://github.com/mozilla-firefox/firefox/blob/main/browser/components/genai/GenAI.sys.mjs",
      seen: "2026-11",
    },
  },
  {
    id: "claude",
    name: "Claude",
    page: "https://claude.ai/new",
    prefill: {
      address: "https://claude.ai/new",
      parameter: "q",
      // Its help cuts a prompt off there, for the application; Firefox reckons with a little more.
      maxLength: 14_000,
      source: "https://support.claude.com/en/articles/14729294-open-claude-desktop-with-a-link",
      seen: "2026-11",
    },
  },
  // It takes a prompt in a header of the request alone, which a link cannot send.
  { id: "gemini", name: "Gemini", page: "https://gemini.google.com/app", prefill: null },
  // Its parameter leaves the box empty since it was misused for attacks, and Microsoft never wrote it down.
  { id: "copilot", name: "Copilot", page: "https://copilot.microsoft.com/", prefill: null },
  { id: "maritaca", name: "Maritaca", page: "https://chat.maritaca.ai/", prefill: null },
];
