import type { KindsMessages } from "~/i18n/messages/en/kinds";

export const kinds: KindsMessages = {
  ai_tool: "Ferramenta de IA",
  course: "Curso",
  certification: "Certificação",
  book: "Livro",
  site: "Site",
  youtube: "Vídeo",
  companion: "Recurso do livro",
  task: "Tarefa",
  page: "Página",
  rule: "Regra",
};
