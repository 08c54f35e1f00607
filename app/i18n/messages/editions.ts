import type { Messages } from "~/i18n/translate";

/** Changes since the book was printed. */
const en = {
  heading: "Changed since your book was printed",
  since: (edition: string, day: string) => `Since the ${edition.toLowerCase()} of ${day}`,
  was: (text: string) => `(was: ${text}).`,
  codes: "Codes:",
  print: "Print the sheet for your book",
  sheet: "Put this sheet into the book.",
};

const ptBr: typeof en = {
  heading: "O que mudou desde que o seu livro foi impresso",
  since: (edition, day) => `Desde a ${edition.toLowerCase()}, de ${day}`,
  was: (text) => `(antes: ${text}).`,
  codes: "Códigos:",
  print: "Imprimir a folha para o livro",
  sheet: "Guarde esta folha dentro do livro.",
};

export const editionsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
