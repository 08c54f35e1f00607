/** What stands at a ready prompt and is drawn again in the browser. */
export const readyPrompt = {
  prompt: "Ready prompt",
  fillIn: "Fill in the blanks",
  fillInHint: "What you type stays in this tab. A blank you leave empty keeps its brackets.",
  clear: "Clear the blanks",
  copy: "Copy prompt",
  copied: "Copied",
  openBlanks: (count: number) => (count === 1 ? "1 blank still open" : `${count} blanks still open`),
  allFilled: "All blanks filled in",
  /** Beside a blank for a skill of the Brazilian curriculum. */
  skillCheck: "Check the code in the BNCC",
  reminder:
    "Never paste a pupil's name, photo, mark or report into an AI tool. Replace names with letters first, and remember that a story can identify a pupil too.",
  reminderLabel: "Before you paste",
  qrAlt: (title: string) => `QR code for the short link to “${title}”`,
};

export type ReadyPromptMessages = typeof readyPrompt;
