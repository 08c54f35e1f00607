import type { Messages } from "~/i18n/translate";

const en = {
  tasks: "Tasks",
  ask: "What do you want to do?",
  fromBook: (chapter: string) => `From the book, ${chapter}`,
};

const ptBr: typeof en = {
  tasks: "Tarefas",
  ask: "O que você quer fazer?",
  fromBook: (chapter) => `Do livro, ${chapter}`,
};

export const hubMessages: Messages<typeof en> = { en, "pt-br": ptBr };
