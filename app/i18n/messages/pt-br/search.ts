import type { SearchMessages } from "~/i18n/messages/en/search";

export const search: SearchMessages = {
  heading: "Busca",
  field: "Buscar ferramentas, cursos, livros, vídeos, prompts e páginas",
  placeholder: "Ferramenta, tema ou tarefa",
  submit: "Buscar",
  quickActions: "Ações rápidas",
  actions: {
    tools: "Ver todas as ferramentas de IA",
    learn: "Explorar cursos",
    library: "Consultar a biblioteca",
    videos: "Assistir aos vídeos",
  },
  results: "Resultados",
  didYouMean: "Você quis dizer",
  filters: {
    label: "Listas filtradas",
    lists: {
      tools: "Ferramentas de IA",
      library: "Biblioteca",
      videos: "Vídeos",
      certifications: "Certificações",
      "book-resources": "Livro",
    },
    names: {
      free: "gratuito",
      portuguese: "em português",
      pupils: "alunos podem usar",
      offer: "oferta para educação",
      noAccount: "não precisa de conta",
    },
  },
  last: {
    heading: "Suas últimas buscas",
    clear: "Apagar as últimas buscas deste aparelho",
  },
  noResults: "Nenhum resultado encontrado",
  noResultsHint: "Tente outras palavras ou navegue pelas nossas categorias.",
  count: (shown, total) => {
    if (total === 1) return "1 resultado";
    return shown < total ? `${shown} de ${total} resultados` : `${total} resultados`;
  },
  allResults: (total) => `Ver todos os ${total} resultados`,
  loading: "Carregando a busca...",
  failed: "Não foi possível carregar a busca.",
  failedLink: "Usar a página de busca",
  keys: "As setas escolhem, Enter abre em nova aba, Esc fecha.",
  slashKey: "Abrir a busca com a tecla /",
  visit: "Acessar",
  titleFor: (query) => `Busca: ${query}`,
  startHint:
    "Digite uma palavra: uma ferramenta, uma disciplina, uma tarefa. A busca entende português e inglês.",
  pages: {
    label: "Páginas de resultados",
    page: (page) => `Página ${page}`,
    previous: "Anterior",
    next: "Próxima",
  },
};
