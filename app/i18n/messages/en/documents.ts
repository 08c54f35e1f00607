/** Files to edit. */
export const documents = {
  word: "Word file (.docx)",
  /** Last line of a file that a visitor put together. */
  origin: "Made with AI Teacher Pro, the companion to the book Generative AI for Teachers.",
  failed: "The file could not be made. Check your connection and try again.",
};

export type DocumentMessages = typeof documents;
