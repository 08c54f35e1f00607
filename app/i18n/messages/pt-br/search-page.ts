import type { SearchPageMessages } from "~/i18n/messages/en/search-page";

export const searchPage: SearchPageMessages = {
  narrow: "Mostrar só",
  everything: "Tudo",
  kinds: {
    ai_tool: "Ferramentas de IA",
    course: "Cursos",
    certification: "Certificações",
    book: "Livros",
    site: "Sites",
    youtube: "Vídeos",
    companion: "Livro e prompts",
    task: "Tarefas",
    page: "Páginas do site",
    rule: "Regras",
  },
  examples: "Por exemplo:",
  exampleTexts: ["rubrica", "plano de aula", "correção", "imagens grátis", "inclusão", "capítulo 3"],
};
