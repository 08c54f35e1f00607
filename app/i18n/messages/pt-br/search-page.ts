import type { SearchPageMessages } from "~/i18n/messages/en/search-page";
import { categoryFilters } from "~/i18n/messages/pt-br/catalogue";

export const searchPage: SearchPageMessages = {
  narrow: "Mostrar só",
  everything: "Tudo",
  kinds: {
    ...categoryFilters,
    companion: "Livro e prompts",
    task: "Tarefas",
    page: "Páginas do site",
    rule: "Regras",
  },
  examples: "Por exemplo:",
  exampleTexts: ["rubrica", "plano de aula", "correção", "imagens grátis", "inclusão", "capítulo 3"],
};
