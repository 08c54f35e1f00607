import { LANGUAGES } from "~/addresses/languages";
import type { ListPageId, SearchFilter } from "~/features/search/core/filters";
import type { Messages } from "~/i18n/translate";

/** The search overlay and the search page. */
const en = {
  heading: "Search",
  field: "Search tools, courses, books, videos, prompts and pages",
  placeholder: "Tool, subject or task",
  submit: "Search",
  quickActions: "Quick Actions",
  actions: {
    tools: "View All AI Tools",
    learn: "Browse Courses",
    library: "Check Library",
    videos: "Watch Videos",
  },
  own: {
    heading: "Only here",
    actions: {
      prompts: "Ready prompts",
      bncc: "Curriculum codes of Brazil (BNCC)",
      rules: "Rules on AI",
      "school-kit": "School kit",
      "book-resources": "Codes printed in the book",
    },
  },
  results: "Results",
  didYouMean: "Did you mean",
  filters: {
    label: "Filtered lists",
    lists: {
      tools: "AI tools",
      library: "Library",
      videos: "Videos",
      certifications: "Certifications",
      "book-resources": "Book",
    } satisfies Record<ListPageId, string>,
    names: {
      free: "free",
      language: `in ${LANGUAGES.en.name}`,
      offer: "education offer",
      noAccount: "no account needed",
    } satisfies Record<Exclude<SearchFilter, "pupils">, string>,
    pupils: (age: number) => `pupils may use it at ${age}`,
    /** A list, the filters that narrow it, and what is left in it. */
    together: (list: string, filters: string, count: number) => `${list}: ${filters} (${count})`,
  },
  last: {
    heading: "Your last searches",
    /** The searches are on this device and nowhere else. */
    clear: "Delete the last searches from this device",
  },
  noResults: "No results found",
  noResultsHint: "Try searching for different keywords or browse our categories.",
  missed: {
    /** Said before anything is sent. */
    sends: (words: string) =>
      `Should it be here? The author gets these words, the language and the date, and nothing about you: “${words}”.`,
    tell: "Tell the author that this was not found",
  },
  /** Read aloud and shown; `shown` is less than `total` where a list is cut. */
  count: (shown: number, total: number) => {
    if (total === 1) return "1 result";
    return shown < total ? `${shown} of ${total} results` : `${total} results`;
  },
  allResults: (total: number) => `See all ${total} results`,
  loading: "Loading the search...",
  failed: "The search could not be loaded.",
  failedLink: "Use the search page instead",
  keys: "Arrow keys choose, Enter opens in a new tab, Esc closes.",
  slashKey: "Open the search with the / key",
  visit: "Visit",
  titleFor: (query: string) => `Search: ${query}`,
  startHint: "Type a word: a tool, a subject, a task. You can search in English or Portuguese.",
  pages: {
    label: "Pages of results",
    page: (page: number) => `Page ${page}`,
    previous: "Previous",
    next: "Next",
  },
};

const ptBr: typeof en = {
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
  own: {
    heading: "Só aqui",
    actions: {
      prompts: "Prompts prontos",
      bncc: "Códigos da BNCC",
      rules: "Regras de IA",
      "school-kit": "Kit da escola",
      "book-resources": "Códigos impressos no livro",
    },
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
      language: `em ${LANGUAGES["pt-br"].name.toLowerCase()}`,
      offer: "oferta para educação",
      noAccount: "não precisa de conta",
    },
    pupils: (age) => `alunos podem usar aos ${age} anos`,
    together: (list, filters, count) => `${list}: ${filters} (${count})`,
  },
  last: {
    heading: "Suas últimas buscas",
    clear: "Apagar as últimas buscas deste aparelho",
  },
  noResults: "Nenhum resultado encontrado",
  noResultsHint: "Tente outras palavras ou navegue pelas nossas categorias.",
  missed: {
    sends: (words) =>
      `Devia estar aqui? O autor recebe estas palavras, o idioma e a data, e nada sobre você: “${words}”.`,
    tell: "Avisar o autor que não encontrei",
  },
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

export const searchMessages: Messages<typeof en> = { en, "pt-br": ptBr };
