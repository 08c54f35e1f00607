import type { SearchKind } from "~/features/search/core/search-index";
import type { Messages } from "~/i18n/translate";

/** Names of the kinds of items, wherever they are listed together. */
const en = {
  ai_tool: "AI Tool",
  course: "Course",
  certification: "Certification",
  book: "Book",
  site: "Website",
  youtube: "Video",
  companion: "Book Resource",
  task: "Task",
  page: "Page",
  rule: "Rule",
} satisfies Record<SearchKind, string>;

const ptBr: typeof en = {
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

export const kindsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
