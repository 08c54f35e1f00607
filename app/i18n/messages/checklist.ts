import type { Messages } from "~/i18n/translate";

/** The implementation checklist. */
const en = {
  progress: (done: number, total: number) => `${done} of ${total} done`,
  print: "Print the checklist",
  clear: "Untick all",
  undo: "Undo",
};

const ptBr: typeof en = {
  progress: (done, total) => `${done} de ${total} feitos`,
  print: "Imprimir o checklist",
  clear: "Desmarcar tudo",
  undo: "Desfazer",
};

export const checklistMessages: Messages<typeof en> = { en, "pt-br": ptBr };
