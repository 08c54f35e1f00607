import type { SearchKind } from "~/features/search/core/search-index";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import type { Messages } from "~/i18n/translate";

/** Words of the search page that the overlay lacks. */
const en = {
  narrow: "Show only",
  everything: "Everything",
  kinds: {
    ...catalogueMessages.en.categoryFilters,
    companion: "Book and prompts",
    task: "Tasks",
    page: "Pages of this site",
    rule: "Rules",
  } satisfies Record<SearchKind, string>,
  examples: "For example:",
  /** Each of them finds something (tests/search-quality.test.ts). */
  exampleTexts: ["rubric", "lesson plan", "feedback", "free images", "dyslexia", "chapter 3"],
};

const ptBr: typeof en = {
  narrow: "Mostrar só",
  everything: "Tudo",
  kinds: {
    ...catalogueMessages["pt-br"].categoryFilters,
    companion: "Livro e prompts",
    task: "Tarefas",
    page: "Páginas do site",
    rule: "Regras",
  },
  examples: "Por exemplo:",
  exampleTexts: ["rubrica", "plano de aula", "correção", "imagens grátis", "inclusão", "capítulo 3"],
};

export const searchPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
