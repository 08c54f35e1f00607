import type { Messages } from "~/i18n/translate";

/** The lessons of the book, kept on a device with one button. */
const en = {
  heading: "Keep the lessons on this phone",
  lead: "Every page that a code from the book opens, with its prompt and steps, the school kit, the rules and the check of curriculum codes, for a classroom without a network. It is renewed by itself while there is a network.",
  size: (pages: number, megabytes: string, day: string) => `${pages} pages, ${megabytes} MB, as of ${day}.`,
  notYet: "Not on this phone yet:",
  kept: "On this phone:",
  keep: "Keep on this phone",
  working: "Fetching the lessons…",
  renew: "Fetch again",
  drop: "Remove from this phone",
  failed: "Not all of it came. What was there before is still there; try again where the network is better.",
  unavailable: "This browser keeps nothing for a time without a network, or the network is gone right now.",
  needsScript:
    "Without scripts the browser cannot keep pages. Print the lesson instead: it fits on one sheet.",
};

const ptBr: typeof en = {
  heading: "Guarde as aulas neste celular",
  lead: "Todas as páginas que um código do livro abre, com prompt e passos, o kit da escola, as regras e a conferência de códigos da BNCC, para a sala sem internet. Com internet, tudo se atualiza sozinho.",
  size: (pages, megabytes, day) => `${pages} páginas, ${megabytes} MB, de ${day}.`,
  notYet: "Ainda não está neste celular:",
  kept: "Guardadas neste celular:",
  keep: "Guardar neste celular",
  working: "Buscando as aulas…",
  renew: "Buscar de novo",
  drop: "Apagar deste celular",
  failed: "Não veio tudo. O que já estava guardado continua aqui; tente de novo com uma internet melhor.",
  unavailable: "Este navegador não guarda páginas para ler sem internet, ou a internet caiu agora.",
  needsScript:
    "Sem scripts, o navegador não consegue guardar páginas. Imprima a aula: ela cabe em uma folha.",
};

export const keepLessonsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
