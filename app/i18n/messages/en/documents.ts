/** Files to edit. */
export const documents = {
  word: "Word file (.docx)",
  /** The prompt alone, with its blanks as they are filled in. */
  promptWord: "Prompt as a Word file",
  /** Last line of a file that a visitor put together. */
  origin: "Made with AI Teacher Pro, the companion to the book Generative AI for Teachers.",
  /** Last line of a page of the site as a file. */
  copying:
    "AI Teacher Pro, the companion to the book Generative AI for Teachers. You may copy and adapt this for your own teaching.",
  failed: "The file could not be made. Check your connection and try again.",
};

export type DocumentMessages = typeof documents;
