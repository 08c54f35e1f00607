import type { Messages } from "~/i18n/translate";

const en = {
  tasks: "Tasks",
  fromBook: (chapter: string) => `From the book, ${chapter}`,
};

const ptBr: typeof en = {
  tasks: "Tarefas",
  fromBook: (chapter) => `Do livro, ${chapter}`,
};

export const hubMessages: Messages<typeof en> = { en, "pt-br": ptBr };
