/** Tools side by side, and what leads there. */
export const compare = {
  none: "Choose the tools you are deciding between, three at most. Their answers then appear side by side: who may use them, what they cost, whether they are in Portuguese, and what happens to what you type.",
  one: (title: string) => `${title} is chosen. Choose another tool to compare it with.`,
  unknown: (typed: readonly string[]) =>
    `${typed.length === 1 ? "This is not one of our tools" : "These are not among our tools"}: ${typed.join(", ")}.`,
  omitted: (titles: readonly string[], max: number) =>
    `At most ${max} tools fit side by side; left out: ${titles.join(", ")}.`,
  caption: (titles: readonly string[]) => `${titles.join(", ")}: what we know, and from where`,
  question: "Question",
  notAsked: "Does not apply",
  choose: "Tool",
  chooseAnother: "Another tool",
  pick: "Choose a tool",
  show: "Compare",
  remove: "Remove",
  removeTool: (title: string) => `Remove: ${title}`,
  print: "Print",
  fromTool: "Compare with another tool",
  fromTools: "Compare tools",
};

export type CompareMessages = typeof compare;
