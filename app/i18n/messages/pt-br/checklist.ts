import type { ChecklistMessages } from "~/i18n/messages/en/checklist";

export const checklist: ChecklistMessages = {
  progress: (done, total) => `${done} de ${total} feitos`,
  print: "Imprimir o checklist",
  clear: "Desmarcar tudo",
  undo: "Desfazer",
};
