/** The implementation checklist. */
export const checklist = {
  progress: (done: number, total: number) => `${done} of ${total} done`,
  print: "Print the checklist",
  clear: "Untick all",
  undo: "Undo",
};

export type ChecklistMessages = typeof checklist;
