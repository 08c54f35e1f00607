import type { Messages } from "~/i18n/translate";

/** Files to edit. */
const en = {
  word: "Word file (.docx)",
  wordLetter: "Word file on US Letter",
  /** The prompt alone, with its blanks as they are filled in. */
  promptWord: "Prompt as a Word file",
  /** Last line of a file that a visitor put together. */
  origin: "Made with AI Teacher Pro, the companion to the book Generative AI for Teachers.",
  /** Last line of a page of the site as a file. */
  copying:
    "AI Teacher Pro, the companion to the book Generative AI for Teachers. You may copy and adapt this for your own teaching.",
  failed: "The file could not be made. Check your connection and try again.",
};

const ptBr: typeof en = {
  word: "Arquivo do Word (.docx)",
  wordLetter: "Arquivo do Word em papel Carta",
  promptWord: "Prompt em Word",
  origin: "Feito com o AI Teacher Pro, material de apoio do livro IA Generativa para Professores.",
  copying:
    "AI Teacher Pro, material de apoio do livro IA Generativa para Professores. Você pode copiar e adaptar este material para as suas aulas.",
  failed: "Não foi possível criar o arquivo. Confira a conexão e tente de novo.",
};

export const documentMessages: Messages<typeof en> = { en, "pt-br": ptBr };
