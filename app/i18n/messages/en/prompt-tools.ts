/** What stands beside a prompt before anything more is loaded. */
export const promptTools = {
  /** When the rules that look for personal data did not load. */
  notChecked: "This text was not checked for personal data. Read it once more before you use it.",
  notShown:
    "There seems to be personal data in this text, but it could not be shown. Read it once more before you use it.",
  myClass: "My class",
  /** Below a field that the class card has filled. */
  fromClass: "From your class card",
  /** Above prompts that the class card has filled. */
  classFills: "“My class” fills the blanks below.",
  /** When the form of the class card did not load. */
  noClassCard: "The class card did not load. Check your connection and try again.",
};

export type PromptToolsMessages = typeof promptTools;
