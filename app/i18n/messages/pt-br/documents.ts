import type { DocumentMessages } from "~/i18n/messages/en/documents";

export const documents: DocumentMessages = {
  word: "Arquivo do Word (.docx)",
  promptWord: "Prompt em Word",
  origin: "Feito com o AI Teacher Pro, material de apoio do livro IA Generativa para Professores.",
  copying:
    "AI Teacher Pro, material de apoio do livro IA Generativa para Professores. Você pode copiar e adaptar este material para as suas aulas.",
  failed: "Não foi possível criar o arquivo. Confira a conexão e tente de novo.",
};
