/** The library of prompts, and what opens a prompt in an assistant. */
export const prompts = {
  searchLabel: "Search prompts by title or objective",
  task: "Task",
  allTasks: "All tasks",
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} prompts`,
  emptyTitle: "No prompt fits",
  emptyText: "Take one filter away, or allow more time.",
  kit: "Planning kit",
  read: "Read the prompt",
  shortLink: "Short link:",
  openIn: "Open in",
  open: (name: string) => `Open in ${name}`,
  openInHint: (names: string) =>
    `“Open in” copies the prompt and leads to the service you choose: paste it there. ${names} fill it in.`,
  carried: (name: string) => `Opening ${name}. The prompt is copied, too: paste it if the box is empty.`,
  toPaste: (name: string) => `Copied. Paste it into ${name}.`,
  notCopied: "This browser did not let us copy. Copy the prompt from this page and paste it there.",
  /** Above the link of a message that has room for a part of the prompt. */
  whole: "The whole prompt:",
  link: "All ready prompts",
  linkLead: "By task, stage, subject and the minutes you have, ready to copy.",
};

export type PromptsMessages = typeof prompts;
