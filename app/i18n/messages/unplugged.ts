import type { Messages } from "~/i18n/translate";

/** Lessons on how AI works that need no computer. */
const en = {
  background: "What to know before",
  expect: "Answers to expect",
  younger: "For younger pupils",
  older: "For older pupils",
  lead: "Paper, pencils and a class are enough. Each lesson has its minutes, first words, sheets for pupils and an exit ticket.",
  all: "All lessons without a computer",
  sheetLead: "Print all of it, or only the pages you need: every sheet for pupils is a page of its own.",
};

const ptBr: typeof en = {
  background: "O que saber antes",
  expect: "Respostas que costumam aparecer",
  younger: "Para os mais novos",
  older: "Para os mais velhos",
  lead: "Bastam papel, lápis e turma. Cada aula traz os minutos, a primeira fala, as folhas dos alunos e o bilhete de saída.",
  all: "Todas as aulas sem computador",
  sheetLead: "Imprima tudo ou só as páginas de que precisa: cada folha dos alunos fica em uma página.",
};

export const unpluggedMessages: Messages<typeof en> = { en, "pt-br": ptBr };
