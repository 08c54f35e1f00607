import type { CategoriesMessages, KindsMessages } from "~/i18n/messages/en/kinds";

export const categories: CategoriesMessages = {
  ai_tool: "Ferramenta de IA",
  course: "Curso",
  certification: "Certificação",
  book: "Livro",
  site: "Site",
  youtube: "Vídeo",
};

export const kinds: KindsMessages = {
  ...categories,
  companion: "Recurso do livro",
  task: "Tarefa",
  page: "Página",
  rule: "Regra",
};
