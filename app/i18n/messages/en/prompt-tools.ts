/** What stands beside a prompt before anything more is loaded. */
export const promptTools = {
  /** When the rules that look for personal data did not load. */
  notChecked: "This text was not checked for personal data. Read it once more before you paste it.",
};

export type PromptToolsMessages = typeof promptTools;
